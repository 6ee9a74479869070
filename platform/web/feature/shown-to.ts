import type { Flag } from '#platform/contract/flags';
import { holdsAny } from '#platform/contract/holds-any';

/** Whether somebody with these flags sees a part of a feature: `homeTiles.filter(shownTo(flags))`. Of several flags one is
 * enough. What it reads and does, the server decides. */
export const shownTo =
  (flags: ReadonlySet<Flag> | undefined) =>
  ({ flag }: { flag: Flag | readonly Flag[] | null }): boolean =>
    flag === null || holdsAny(flags, flag);
