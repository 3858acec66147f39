import type { Word } from '../pages/page-text.ts';

/** `1,234.50`, `$12.00`, `(340.00)`, `–$5.00`: a word that is an amount with its cents. */
export const MONEY = /^[-–]?\(?\$?\(?-?[\d,]+\.\d{2}\)?$/;

/** `1,234.50`, `$12.00`: the same with no sign. */
export const PLAIN_MONEY = /^\$?\d[\d,]*\.\d{2}$/;

/** `1,234.50`, `-$12.00`: with a minus or without, and in no brackets. */
export const SIGNED_MONEY = /^-?\$?\d[\d,]*\.\d{2}$/;

/** What such a word comes to: less than nothing behind a minus or in brackets. */
export const amountOf = ({ text }: Pick<Word, 'text'>): number => {
  const value = Number(text.replace(/[^\d.]/g, ''));
  return /[(–-]/.test(text) ? -value : value;
};
