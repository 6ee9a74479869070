import type { Flag } from './flags.ts';

/** Whether somebody with these flags holds what is asked for; of several flags one is enough. */
export const holdsAny = (held: ReadonlySet<Flag> | undefined, wanted: Flag | readonly Flag[]): boolean =>
  [wanted].flat().some((flag) => held?.has(flag) ?? false);
