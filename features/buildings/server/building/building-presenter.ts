import type { Flag } from '#platform/contract/flags';
import type { Building } from '../../contract/index.ts';
import type { BuildingRow } from './building-repository.ts';

/** Only people who edit job sites may read the note on how to get in. */
export const presentBuilding = (row: BuildingRow, flags: ReadonlySet<Flag>): Building => ({
  ...row,
  access_note: flags.has('admin.canEditJobSite') ? row.access_note : null,
});
