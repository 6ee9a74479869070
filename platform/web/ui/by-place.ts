/** Items with their place among each other: the key of what has no id and never changes its order while it is shown. */
export const byPlace = <T>(items: readonly T[]): (readonly [place: number, item: T])[] => [
  ...items.entries(),
];
