import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

it('reads lists with the amount in front of what it was for, where the lines below say what they come to', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
Ida Quillon
~What we paid already
~Date     Amount       What it was for
1/31      $64.18       Plywood and screws
2/1       $150         Board up the door
2/10      $26.99       Lamp shade
This adds up to $241.17
~Quotes we have not paid yet
~Date     Amount       What it was for
2/6       $2,914       New patio door
2/15      ?            Piano tuner to look at scratches
2/16      0            Moving furniture
This adds up to $2,914.00
All together: $3,155.17 and whatever the piano is.`),
    ),
  );
  expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
    ['Plywood and screws', 64.18],
    ['Board up the door', 150],
    ['Lamp shade', 26.99],
    ['New patio door', 2914],
    ['Piano tuner to look at scratches', null],
    ['Moving furniture', 0],
  ]);
});

it('takes what an insurer paid for no work', () => {
  expect(() =>
    read(
      page(
        1,
        drawn(`
~Date     Amount       Description
1/31      $640.00      Coverage A payment
2/1       $150.00      Coverage B payment
2/10      $210.00      Coverage C payment
These come to $1,000.00`),
      ),
    ),
  ).toThrow();
});
