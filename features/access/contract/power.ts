import { type Flag, flags } from '#platform/contract/flags';
import { restrictions } from './judge-flags.ts';

/** What flags let a person do, so that two people can be compared: the flags, and for each module that is open without its
 * restriction the freedom from it, under the name of that restriction. */
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
