import type { Column } from './column-model.ts';

const DISCOUNT = /^(?:line\s+)?(?:%\s*)?(?:disc(?:ount|\.)?|reduc(?:tion|\.)?)(?:\s*%)?$/i;

/** `Discount`, `Line disc.`, `% Disc`: what is taken off the row that it stands on. */
export const isDiscount = ({ text }: Pick<Column, 'text'>): boolean => DISCOUNT.test(text);
