import type { Filter } from './filter.ts';

/** A filter that is set, in words. */
export const FilterWords = ({ filter, search }: { filter: Filter; search: object }) =>
  filter.kind.useWords(search, filter.options);
