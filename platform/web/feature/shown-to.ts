import type { Flag } from '#platform/contract/flags';
import { holdsAny } from '#platform/contract/holds-any';

/** Whether somebody with these flags sees a part of a feature: `homeTiles.filter(shownTo(flags))`. One of several flags is
 * enough. The server checks what the part reads and does. */
export const shownTo =
  (flags: ReadonlySet<Flag> | undefined) =>
  ({ flag }: { flag: Flag | readonly Flag[] | null }): boolean =>
    flag === null || holdsAny(flags, flag);
