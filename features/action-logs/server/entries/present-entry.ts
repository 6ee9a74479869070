import { presentFile } from '#features/files/server';
import type { Person } from '#platform/server/http/person';
import type { ActionLogEntry } from '../../contract/index.ts';
import type { EntryRow } from './entries-sql-repository.ts';

export const presentEntry =
  (person: Person) =>
  (row: EntryRow): ActionLogEntry => ({
    ...row,
    files: row.files.map((file) => presentFile(file, person)),
  });
