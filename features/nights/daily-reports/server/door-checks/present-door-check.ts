import { presentFile } from '#features/accounts/files/server';
import type { Person } from '#platform/server/http/person';
import type { DoorCheck } from '../../contract/index.ts';
import { reportPhotos } from '../files/file-parts.ts';
import type { StoredReport } from '../report/report-repository.ts';
import type { DoorCheckRow } from './door-check-json-repository.ts';

/** A door of the report, which says whether its photos may still be drawn on. */
export const presentDoorCheck = (person: Person, report: Pick<StoredReport, 'status'>) => {
  const mayDraw = reportPhotos.mayDraw(person, report);
  return (row: DoorCheckRow): DoorCheck => ({
    ...row,
    files: row.files.map((file) => presentFile(file, person, mayDraw)),
  });
};
