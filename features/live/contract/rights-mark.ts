import { type Flag, flags } from '#platform/contract/flags';

/** Says which flags a person holds, so that a page can tell whether it still knows. */
export const rightsMark = (held: ReadonlySet<Flag>): string =>
  flags.map((flag) => (held.has(flag) ? '1' : '0')).join('');
