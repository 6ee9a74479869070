/** Items with their position, to be used as React keys: for items without ids that keep their order while they are
 * shown. */
export const byPlace = <T>(items: readonly T[]): (readonly [place: number, item: T])[] => [
  ...items.entries(),
];
