import type { Flag } from './flags.ts';

/** Whether the held flags include a wanted one. Of several wanted flags one is enough. */
export const holdsAny = (held: ReadonlySet<Flag> | undefined, wanted: Flag | readonly Flag[]): boolean =>
  [wanted].flat().some((flag) => held?.has(flag) ?? false);
