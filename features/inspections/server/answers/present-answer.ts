import { presentFile } from '#features/files/server';
import type { Person } from '#platform/server/http/person';
import type { Answer } from '../../contract/index.ts';
import type { AnswerRow } from './answers-sql-repository.ts';

/** An answer that has only photos so far counts as given when it arrived. */
export const presentAnswer =
  (person: Person) =>
  (row: AnswerRow): Answer => ({
    ...row,
    answered_at: row.answered_at ?? row.received_at,
    files: row.files.map((file) => presentFile(file, person)),
  });
