import type { Translate } from '#platform/web/i18n/index';
import { useText } from '#platform/web/i18n/index';
import { type RecordOption, recordFilter } from '#platform/web/list/index';
import type { AreaRow } from '../contract/index.ts';
import { useAreas } from './area-field.tsx';
import { areaName, flatten, placeAreas } from './area-tree.ts';

/** The regions in order of name, each with its areas. */
const optionsOf = (areas: readonly AreaRow[], t: Translate): RecordOption[] =>
  flatten(placeAreas(areas)).map(({ area, level, way, region, below }) => ({
    value: String(area.id),
    label: way,
    name: level === 1 && below.length > 0 ? t('areas:wholeRegion', { name: areaName(area) }) : areaName(area),
    level,
    group: areaName(region),
  }));

/** Matches an area and everything below it. */
export const areaFilter = <const N extends string>(name: N) =>
  recordFilter(name, { label: 'areas:filter', useOptions: () => optionsOf(useAreas(), useText()) });
