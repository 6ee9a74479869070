import { type Flag, flags } from '#platform/contract/flags';
import { restrictions } from './judge-flags.ts';

/** What flags let a person do, made comparable between two people. Contains every held flag that is no restriction, and the name
 * of each restriction whose module is open to the person without it. */
export type Power = ReadonlySet<Flag>;

export const powerOf = (held: ReadonlySet<Flag>): Power =>
  new Set(
    flags.filter((flag) => {
      const opens = restrictions[flag];
      return opens ? held.has(opens) && !held.has(flag) : held.has(flag);
    }),
  );

/** What `wanted` has and `held` lacks. */
export const beyond = (wanted: Power, held: Power): Flag[] => [...wanted.difference(held)];
