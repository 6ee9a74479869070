import { presentFile } from '#features/accounts/files/server';
import type { Person } from '#platform/server/http/person';
import type { Answer } from '../../contract/index.ts';
import { answerPhotos } from '../files/file-parts.ts';
import type { StoredInspection } from '../inspection/inspection-repository.ts';
import type { AnswerRow } from './answer-json-repository.ts';

/** An answer that has only photos so far counts as given when it arrived. Its photos are drawn on at their `inspection`; without
 * it, as where an earlier one is shown beside another, nobody is offered to. */
export const presentAnswer = (person: Person, inspection?: Pick<StoredInspection, 'status'>) => {
  const mayDraw = inspection && answerPhotos.mayDraw(person, inspection);
  return (row: AnswerRow): Answer => ({
    ...row,
    answered_at: row.answered_at ?? row.received_at,
    files: row.files.map((file) => presentFile(file, person, mayDraw)),
  });
};
