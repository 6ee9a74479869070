import { z } from 'zod';
import { fileRow, filesOf } from '#features/files/server';
import { isoText } from '#platform/server/db/iso-text';
import { personName } from '#platform/server/db/person-name';
import { answer } from '../../contract/answers/answer.ts';

export const answerRow = answer.omit({ answered_at: true }).extend({
  answered_at: z.string().nullable(),
  files: z.array(fileRow),
});

export type AnswerRow = z.infer<typeof answerRow>;

/** Answers of the inspection with this id, with their photos, as JSON; `$1` is the organization. */
export const answersOf = (inspectionId: string, more = ''): string =>
  `coalesce((select json_agg(given order by given.id) from (
    select a.id, a.question_id, a.instance, a.value, a.na, a.comment, a.percent, a.is_deficient, a.task_id, a.no_task_comment,
      ${isoText('a.answered_at')} as answered_at, ${isoText('a.received_at')} as received_at,
      case when a.answered_by is not null then json_build_object('id', a.answered_by,
        'name', coalesce(${personName('a', 'answered_by')}, '')) end as answered_by,
      ${filesOf('inspection-answer', 'a.id')} as files
    from inspection_answers a where a.organization_id = $1 and a.inspection_id = ${inspectionId}${more}) given), '[]')`;
