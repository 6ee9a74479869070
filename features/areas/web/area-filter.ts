import { type RecordOption, recordFilter } from '#platform/web/list/index';
import type { AreaRow } from '../contract/index.ts';
import { useAreas } from './use-areas.ts';

/** The regions in order of name, each followed by its areas. */
const tree = (areas: readonly AreaRow[], parent: number | null = null, way = ''): RecordOption[] =>
  areas
    .filter(({ parent_area_id }) => parent_area_id === parent)
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap(({ id, name }) => {
      const label = way ? `${way} › ${name}` : name;
      return [{ value: String(id), label }, ...tree(areas, id, label)];
    });

/** Matches an area and everything below it. */
export const areaFilter = <const N extends string>(name: N) =>
  recordFilter(name, { label: 'areas:filter', useOptions: () => tree(useAreas()) });
