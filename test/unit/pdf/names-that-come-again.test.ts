import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

/** A column of names beside one of details holds what the rows are sorted by, where its names come again. */

const estimateOf = (names: readonly string[]) =>
  read(
    page(
      1,
      drawn(
        [
          '#Estimate 1044',
          `~${'Product/Service'.padEnd(20)}${'Description'.padEnd(33)}Qty    UoM     Price       Amount`,
          ...names.flatMap((name, at) => [
            `${name.padEnd(20)}${`Work of kind ${'abcdef'[at]}, trim and paint`.padEnd(33)}10.00  SQ     95.00      950.00`,
            '',
          ]),
          `Total${' '.repeat(60)}$5,700.00`,
        ].join('\n'),
      ),
    ),
  );

describe('names in the column before the descriptions', () => {
  it('are trades where trades come again', () => {
    const names = ['Demo', 'Carpentry', 'Carpentry', 'Painting', 'Carpentry', 'Demo'];
    const { lineItems } = estimateOf(names);
    expect(lineItems.map(({ description }) => description)).toEqual(
      [...'abcdef'].map((letter) => `Work of kind ${letter}, trim and paint`),
    );
  });

  it('are rooms where places come again', () => {
    const names = ['Kitchen', 'Kitchen', 'Hall', 'Bedroom', 'Kitchen', 'Hall'];
    const { lineItems } = estimateOf(names);
    expect(lineItems.map(({ room, description }) => [room, description])).toEqual(
      names.map((name, at) => [name, `Work of kind ${'abcdef'[at]}, trim and paint`]),
    );
  });

  it('belong to the description where each row has one of its own', () => {
    const names = ['Carpentry A', 'Carpentry B', 'Demo', 'Painting', 'Carpentry C', 'Haul away'];
    const { lineItems } = estimateOf(names);
    expect(lineItems.map(({ description }) => description)).toEqual(
      names.map((name, at) => `${name} Work of kind ${'abcdef'[at]}, trim and paint`),
    );
  });

  it('are services of any name where they come again and again beside whole descriptions', () => {
    const names = ['Emergency', 'Extraction', 'Extraction', 'Emergency', 'Extraction', 'Emergency'];
    const { lineItems } = estimateOf(names);
    expect(
      lineItems.map(({ room, section, description }) => [section ?? room, description]),
    ).toEqual(names.map((name, at) => [name, `Work of kind ${'abcdef'[at]}, trim and paint`]));
  });
});
