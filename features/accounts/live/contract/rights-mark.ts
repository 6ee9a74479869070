import { type Flag, flags } from '#platform/contract/flags';

/** Encodes the flags that a person holds, so that a page can compare them with those it knows. */
export const rightsMark = (held: ReadonlySet<Flag>): string =>
  flags.map((flag) => (held.has(flag) ? '1' : '0')).join('');
