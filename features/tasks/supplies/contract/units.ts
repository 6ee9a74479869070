/** Units in which people count and order supplies. */
export const units = [
  'each',
  'case',
  'box',
  'pack',
  'roll',
  'bag',
  'bottle',
  'can',
  'gallon',
  'quart',
  'pound',
  'pair',
  'set',
] as const;

export type Unit = (typeof units)[number];
