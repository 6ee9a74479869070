import { presentFile } from '#features/accounts/files/server';
import type { Person } from '#platform/server/http/person';
import type { ActionLogEntry } from '../../contract/index.ts';
import { entryPhotos } from '../files/file-parts.ts';
import type { StoredLog } from '../log/log-repository.ts';
import type { EntryRow } from './entries-sql-repository.ts';

/** An entry of the log, which says whether its photos may still be drawn on. */
export const presentEntry = (person: Person, log: Pick<StoredLog, 'status' | 'porter_id'>) => {
  const mayDraw = entryPhotos.mayDraw(person, log);
  return (row: EntryRow): ActionLogEntry => ({
    ...row,
    files: row.files.map((file) => presentFile(file, person, mayDraw)),
  });
};
