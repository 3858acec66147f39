import { toAmount } from '../../../lambdas/domain/money/money.ts';
import type { Measures } from '../model.ts';
import type { Random } from '../random.ts';

const feetAndInches = (feet: number): string => {
  const inches = Math.round(feet * 12);
  return inches % 12 === 0 ? `${inches / 12}'` : `${Math.floor(inches / 12)}' ${inches % 12}"`;
};

export const measuresOf = (random: Random, name: string, roof: boolean): Measures => {
  if (roof) {
    const squares = toAmount(random.between(4, 60).toFixed(2));
    return {
      name,
      height: null,
      dimensions: {
        sfSurfaceArea: toAmount((squares * 100).toFixed(2)),
        numberOfSquares: squares,
        lfTotalPerimeter: toAmount(random.between(60, 400).toFixed(2)),
        ...(random.chance(0.8)
          ? { lfTotalRidge: toAmount(random.between(10, 120).toFixed(2)) }
          : {}),
        ...(random.chance(0.4) ? { lfTotalHip: toAmount(random.between(10, 90).toFixed(2)) } : {}),
      },
    };
  }
  const inches = (from: number, to: number): number => random.int(from * 12, to * 12) / 12;
  const [length, width, height] = [inches(4, 24), inches(4, 18), random.pick([8, 8, 9, 10, 7.5])];
  const perimeter = 2 * (length + width);
  const floor = length * width;
  const walls = perimeter * height;
  const figure = (value: number): number => toAmount(value.toFixed(4));
  return {
    name,
    height: random.chance(0.08) ? random.pick(['Sloped', 'Peaked']) : feetAndInches(height),
    dimensions: {
      sfWalls: figure(walls),
      sfCeiling: figure(floor),
      sfWallsCeiling: figure(walls + floor),
      sfFloor: figure(floor),
      syFlooring: figure(floor / 9),
      lfFloorPerimeter: figure(perimeter),
      lfCeilingPerimeter: figure(perimeter),
    },
  };
};

export const openingsOf = (random: Random): string[] => {
  const door = `Door  ${feetAndInches(random.pick([2.5, 3, 5]))} X ${feetAndInches(random.pick([6.6666667, 7]))}  Opens into ${random.pick(['HALLWAY', 'Exterior', 'KITCHEN', 'LIVING_ROOM'])}`;
  const wall = `${random.pick(['Missing Wall', 'Missing Wall - Goes to Floor', 'Missing Wall - Goes to neither Floor/Ceiling'])}  ${feetAndInches(random.int(4, 14))} X ${feetAndInches(8)}  Opens into ${random.pick(['DINING_ROOM', 'ENTRY'])}`;
  return random.sample(
    [door, wall, `Window  ${feetAndInches(3)} X ${feetAndInches(4)}  Opens into Exterior`],
    random.int(1, 2),
  );
};
