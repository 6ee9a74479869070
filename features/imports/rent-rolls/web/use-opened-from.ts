import type { ImportRecord } from '#features/imports/imports/contract';
import { useImportSearch } from '#features/imports/imports/web';
import type { RentRollMapping } from '../contract/index.ts';

/** A person who comes from the page of a building means that building, unless the file names others. */
export const useOpenedFrom = (record: ImportRecord): RentRollMapping => {
  const { of } = useImportSearch();
  const mapping = record.mapping as RentRollMapping;
  const { building_name, job_number } = mapping.columns;
  const isNamed = building_name !== undefined || job_number !== undefined;
  return of === undefined || isNamed || mapping.building_id !== null
    ? mapping
    : { ...mapping, building_id: of };
};
