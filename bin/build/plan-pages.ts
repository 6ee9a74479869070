import { type Load, type Piece, planChunks } from './plan-chunks.ts';

/** What a page shows. It must not bring more than `maxFiles` files at once. With what follows, it should not bring more
 * than `goal`. */
export type PageLoad = Load & { goal?: number };

/** The highest number of plans: to keep within `maxFiles`, and to reach the goals. */
const maxRounds = 12;
const roundsForGoals = 5;

/** How much more weight a page gets that brought too many. With twice the weight, plans go back and forth. */
const growth = 1.4;

/** With a higher weight, a page would cost the others more than its files are worth. */
const maxWeight = 40;

/** One file above `maxFiles` counts as much as this many files above `goal`. */
const limitToGoal = 1000;

/** How many of these groups each load brings. */
export const countFiles = (
  groups: readonly (readonly string[])[],
  pieces: readonly Piece[],
  loads: readonly Load[],
): number[] => {
  const groupOf = new Map(groups.flatMap((files, at) => files.map((file): [string, number] => [file, at])));
  const inGroups = (files: readonly string[]): number[] => files.flatMap((file) => groupOf.get(file) ?? []);
  const imports = groups.map(() => new Set<number>());
  for (const piece of pieces) {
    for (const at of inGroups([piece.file]))
      for (const next of inGroups(piece.imports)) imports[at]?.add(next);
  }
  return loads.map(({ files }) => {
    const brought = new Set(inGroups(files));
    for (const at of brought) for (const next of imports[at] ?? []) brought.add(next);
    return brought.size;
  });
};

/** Plans until no page brings too many files, each time with more weight for pages that did. If no plan achieves that,
 * returns the one with the smallest excess. */
export const planPages = (pieces: readonly Piece[], loads: readonly PageLoad[]): string[][] => {
  let best: { groups: string[][]; excess: number } | undefined;
  let weighed = loads;
  const isGood = (round: number): boolean =>
    best !== undefined && best.excess < (round < roundsForGoals ? 1 : limitToGoal);
  for (let round = 0; round < maxRounds && !isGood(round); round += 1) {
    const groups = planChunks(pieces, weighed);
    const tooMany = countFiles(groups, pieces, loads).map((files, at) => {
      const { maxFiles, goal = files } = loads[at] ?? {};
      return Math.max(0, files - (maxFiles ?? goal));
    });
    const excess = tooMany.reduce(
      (sum, files, at) => sum + files * (loads[at]?.maxFiles === undefined ? 1 : limitToGoal),
      0,
    );
    if (!best || excess < best.excess) best = { groups, excess };
    weighed = weighed.map((load, at) =>
      tooMany[at] ? { ...load, weight: Math.min(maxWeight, load.weight * growth) } : load,
    );
  }
  return best?.groups ?? [];
};
