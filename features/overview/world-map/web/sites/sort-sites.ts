import type { SiteSort } from '../map-search.ts';
import type { SiteIndex } from './site-index.ts';

type Compare = (a: number, b: number) => number;

/** Sites without a supervisor come last. */
const last = '\uffff';

/** The sites in this order. Equal ones stay in the order of the server, by number. */
export const sortSites = (index: SiteIndex, places: readonly number[], sort: SiteSort): readonly number[] => {
  const { rows, work, supervisors } = index;
  const idAt = (place: number) => rows[place]?.id ?? 0;
  const byCount =
    (name: 'open' | 'past_due'): Compare =>
    (a, b) =>
      (work?.get(idAt(b))?.[name] ?? 0) - (work?.get(idAt(a))?.[name] ?? 0);
  const compare: Record<Exclude<SiteSort, 'site'>, Compare> = {
    past_due: byCount('past_due'),
    open: byCount('open'),
    supervisor: (a, b) => (supervisors.get(idAt(a)) ?? last).localeCompare(supervisors.get(idAt(b)) ?? last),
  };
  return sort === 'site' ? places : places.toSorted(compare[sort]);
};
