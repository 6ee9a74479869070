import { presentFile } from '#features/accounts/files/server';
import type { Person } from '#platform/server/http/person';
import type { Check } from '../../contract/index.ts';
import { reportPhotos } from '../files/file-parts.ts';
import type { StoredReport } from '../report/report-repository.ts';
import type { CheckRow } from './checks-sql-repository.ts';

/** A door of the report, which says whether its photos may still be drawn on. */
export const presentCheck = (person: Person, report: Pick<StoredReport, 'status'>) => {
  const mayDraw = reportPhotos.mayDraw(person, report);
  return (row: CheckRow): Check => ({
    ...row,
    files: row.files.map((file) => presentFile(file, person, mayDraw)),
  });
};
