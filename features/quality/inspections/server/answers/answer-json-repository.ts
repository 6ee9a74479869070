import { z } from 'zod';
import { fileRow, filesOf } from '#features/accounts/files/server';
import { isoText } from '#platform/server/db/iso-text';
import { personJson } from '#platform/server/db/person-name';
import { viewerRole } from '#platform/server/db/roles/viewer-roles';
import { answer } from '../../contract/answers/answer.ts';

export const answerRow = answer.omit({ answered_at: true }).extend({
  answered_at: z.string().nullable(),
  files: z.array(fileRow),
});

export type AnswerRow = z.infer<typeof answerRow>;

/** SQL: the task that was made of the answer `a`; none for people with a viewer license from whom it is hidden. */
const shownTask = `case when current_user = '${viewerRole}'
  then (select k.id from tasks k where k.organization_id = $1 and k.id = a.task_id) else a.task_id end`;

/** Answers of the inspection with this id, with their photos, as JSON; `$1` is the organization. */
export const answersJson = (inspectionId: string, more = ''): string =>
  `coalesce((select json_agg(given order by given.id) from (
    select a.id, a.question_id, a.instance, a.value, a.na, a.comment, a.percent, a.is_deficient,
      ${shownTask} as task_id, a.no_task_comment,
      ${isoText('a.answered_at')} as answered_at, ${isoText('a.received_at')} as received_at,
      ${personJson('a', 'answered_by')} as answered_by,
      ${filesOf('inspection-answer', 'a.id')} as files
    from inspection_answers a where a.organization_id = $1 and a.inspection_id = ${inspectionId}${more}) given), '[]')`;
