import { areaName, useAreas } from '#features/sites/areas/web';
import { recordFilter } from '#platform/web/list/index';

/** By an area of the top level, with everything below it. */
export const regionFilter = recordFilter('region', {
  label: 'inspections:field.region',
  useOptions: () =>
    useAreas()
      .filter(({ parent_area_id }) => parent_area_id === null)
      .map((area) => ({ value: String(area.id), label: areaName(area) })),
});
