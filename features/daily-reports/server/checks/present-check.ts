import { presentFile } from '#features/files/server';
import type { Person } from '#platform/server/http/person';
import type { Check } from '../../contract/index.ts';
import type { CheckRow } from './checks-sql-repository.ts';

export const presentCheck =
  (person: Person) =>
  (row: CheckRow): Check => ({ ...row, files: row.files.map((file) => presentFile(file, person)) });
