import { paths } from '../addresses.ts';
import type { groupLists } from './group-lists.ts';

type By = keyof typeof groupLists;

const named = { area: 'area_id', manager: 'manager_id' } as const;

/** The address of the services of a group, with the filters of its sums. */
export const groupHref = (filters: Record<string, unknown>, by: By, id: number): string => {
  const { sort: _sort, order: _order, ...kept } = filters;
  const lacks = new Set([...((kept.lacks as string[]) ?? []), by]);
  const own = id === 0 ? { lacks: [...lacks] } : { [named[by]]: id };
  const search = new URLSearchParams(
    Object.entries({ ...kept, ...own }).map(([name, value]) => [name, String(value)]),
  );
  return `${paths.list}?${search}`;
};
