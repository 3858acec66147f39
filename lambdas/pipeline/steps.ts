import { actions } from './actions.ts';
import { categories } from './categories.ts';
import { exportProfile } from './export-profile.ts';
import { fail } from './fail.ts';
import { intake } from './intake.ts';
import { readText } from './read-text.ts';
import { recognizePage } from './recognize-page.ts';
import { settle } from './settle.ts';
import { structure } from './structure.ts';
import { trades } from './trades.ts';

/** Every step by the name that the workflow definition's `Resource` placeholders use. */
export const STEPS = {
  intake,
  readText,
  recognizePage,
  structure,
  actions,
  trades,
  categories,
  exportProfile,
  settle,
  fail,
};

export type StepName = keyof typeof STEPS;
