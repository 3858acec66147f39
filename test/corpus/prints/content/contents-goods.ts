/** Things that people own, invented makers, and about what one costs. */
export const contentsGoods: readonly (readonly [name: string, maker: string, price: number])[] = [
  ['Sofa - 3 cushion, fabric', 'Norwell', 1180],
  ['Television - 55" LED', 'Auralis', 540],
  ["Area rug - 8' x 10'", '', 310],
  ['Area rug 5x7', 'Hearthside', 145],
  ['Bookcase - 5 shelf', 'Norwell', 220],
  ['Lamp, table', '', 65],
  ['Vacuum cleaner - upright', 'Swiftaire', 199],
  ['Winter coat - adult', 'Tarnbrook', 160],
  ['Cookware set, 10 piece', 'Kettlecraft', 189],
  ['Toaster oven', 'Kettlecraft', 79],
  ['Mattress - queen, 12"', 'Slumberline', 920],
  ['Board games (lot of 12)', '', 144],
  ['Router, wireless', 'Auralis', 95],
  ['Curtains - pair, 84" long', 'Hearthside', 58],
  ['Bicycle - 21 speed', 'Ridgeway', 430],
];
