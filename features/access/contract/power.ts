import type { Flag } from '#platform/contract/flags';
import { restrictions } from './effective-flags.ts';

/** What flags let a person do, so that two people can be compared: a module without its restriction is one more power. */
export type Power = ReadonlySet<string>;

export const powerOf = (flags: ReadonlySet<Flag>): Power => {
  const narrowing = Object.entries(restrictions) as [Flag, Flag][];
  const plain = [...flags].filter((flag) => !(flag in restrictions));
  const free = narrowing.filter(([flag, module]) => flags.has(module) && !flags.has(flag));
  return new Set<string>([...plain, ...free.map(([flag]) => `without ${flag}`)]);
};

/** What `wanted` has and `held` lacks. */
export const beyond = (wanted: Power, held: Power): string[] => [...wanted.difference(held)];
