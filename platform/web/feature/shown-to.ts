import type { Flag } from '#platform/contract/flags';

/** Whether somebody with these flags sees a part of a feature, of several needed ones with one of them: `homeTiles.filter(shownTo(flags))`. What it reads and
 * does, the server decides. */
export const shownTo =
  (flags: ReadonlySet<Flag> | undefined) =>
  ({ flag }: { flag: Flag | readonly Flag[] | null }): boolean =>
    flag === null || [flag].flat().some((one) => flags?.has(one) ?? false);
