import { recordFilter } from '#platform/web/list/index';
import { useAreaTypes } from '../use-building.ts';

const useOptions = () =>
  (useAreaTypes(true) ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

/** Filters by the type of a common area. */
export const areaTypeFilter = <const N extends string>(name: N) =>
  recordFilter(name, { label: 'buildings:areaType', useOptions });
