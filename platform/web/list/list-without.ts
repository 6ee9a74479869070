import type { List } from './list.ts';

/** The list without the filters and quick views of these names, for readers for whom the server does not answer them. */
export const listWithout = <L extends Pick<List, 'filters' | 'more' | 'quickViews'>>(
  list: L,
  names: readonly string[],
): L => ({
  ...list,
  filters: list.filters.filter(({ options }) => !names.includes(options.name)),
  more: list.more.filter(({ options }) => !names.includes(options.name)),
  quickViews: list.quickViews.filter(({ id }) => !names.includes(id)),
});
