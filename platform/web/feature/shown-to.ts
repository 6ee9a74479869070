import type { Flag } from '#platform/contract/flags';

/** Whether somebody with these flags sees a part of a feature: `homeTiles.filter(shownTo(flags))`. What it reads and
 * does, the server decides. */
export const shownTo =
  (flags: ReadonlySet<Flag> | undefined) =>
  ({ flag }: { flag: Flag | null }): boolean =>
    flag === null || (flags?.has(flag) ?? false);
