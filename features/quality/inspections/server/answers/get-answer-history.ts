import { z } from 'zod';
import { notFound } from '#platform/contract/errors';
import { isoText } from '#platform/server/db/iso-text';
import { personJson } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { type answerEndpoints, type InspectionRef, pastAnswer } from '../../contract/index.ts';
import { seenInspection } from '../inspection/seen-sql-repository.ts';

const row = z.object({ entered: z.array(pastAnswer) });

/** The answers to questions that have more than one, latest first. Typing a comment stores many entries of one answer, so each
 * person's same answer to a question counts once, with its last entry. Undefined when the inspection is out of sight. */
const loadAnswerHistory = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'>,
  ref: InspectionRef,
): Promise<z.infer<typeof pastAnswer>[] | undefined> => {
  const { where, values } = seenInspection(tenant, person, ref);
  const [found] = await tenant.query({
    text: `select coalesce((select json_agg(json_build_object('question_id', g.question_id, 'instance', g.instance,
          'value', g.value, 'na', g.na, 'comment', g.comment, 'answered_at', ${isoText('g.answered_at')},
          'answered_by', ${personJson('g', 'answered_by')})
          order by g.question_id, g.instance, g.answered_at desc, g.id desc)
        from (select w.* from (select s.*, count(*) over (partition by s.question_id, s.instance) as answers from (
          select distinct on (h.question_id, h.instance, h.answered_by, h.value, h.na) h.*
          from inspection_answer_history h where h.organization_id = $1 and h.inspection_id = t.id
          order by h.question_id, h.instance, h.answered_by, h.value, h.na, h.answered_at desc, h.id desc) s) w
          where w.answers > 1 order by w.question_id, w.instance limit 1000) g), '[]') as entered
      from inspections t where ${where}`,
    values,
    row,
  });
  return found?.entered;
};

/** When two people answer a question, the later answer stands; this lists both. */
export const getAnswerHistory = async ({
  tenant,
  person,
  params,
}: SignedInCall<(typeof answerEndpoints)['getAnswerHistory']>) => {
  const entered = await loadAnswerHistory(tenant, person, params.id);
  if (!entered) throw notFound();
  return entered;
};
