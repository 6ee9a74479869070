import { z } from 'zod';
import { fileRow, filesOf } from '#features/accounts/files/server';
import { auditOf, auditRow } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { InspectionRef } from '../../contract/index.ts';
import { inspection } from '../../contract/inspection/inspection.ts';
import { answerRow, answersJson } from '../answers/answer-json-repository.ts';
import { earlierJson, earlierRow } from './earlier-answers-repository.ts';
import { detailColumns, linkedTasks, nextDueOn, rowColumns, rowJoins } from './row-columns-repository.ts';
import { seenInspection } from './seen-sql-repository.ts';

const storedSignature = z.object({ name: z.string(), file_id: z.int(), at: z.string() });

const row = inspection
  .omit({
    timeline: true,
    allowed_transitions: true,
    can: true,
    reopened_tasks: true,
    finalizes_at: true,
    task_sla: true,
  })
  .extend({
    answers: z.array(answerRow),
    parent: earlierRow.nullable(),
    signature: storedSignature.nullable(),
    client_signature: storedSignature.nullable(),
    files: z.array(fileRow),
    waits_since: z.string().nullable(),
    inspector_id: z.int().nullable(),
    job_id: z.int(),
    job_status: z.string(),
    history: z.array(auditRow),
  });

export type InspectionDetail = z.infer<typeof row>;

/** What a re-inspection asks again, as it was answered. */
const parentOf = `(select ${earlierJson(
  ` and t.only_asked @> jsonb_build_array(jsonb_build_object('question_id', a.question_id, 'instance', a.instance))`,
)}
  from inspections p where p.organization_id = $1 and p.id = t.parent_inspection_id)`;

const reinspections = `coalesce((select json_agg(json_build_object('id', r.id, 'number', r.number, 'status', r.status,
    'score', r.score) order by r.id)
  from inspections r where r.organization_id = $1 and r.parent_inspection_id = t.id and r.deleted_at is null), '[]')`;

/** One inspection with everything its page shows, when the person sees its job and its status; the system (null) sees
 * all. */
export const loadInspectionDetail = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'> | null,
  ref: InspectionRef,
): Promise<InspectionDetail | undefined> => {
  const { where, values } = seenInspection(tenant, person, ref);
  const [found] = await tenant.query({
    text: `select ${rowColumns}, ${detailColumns}, ${nextDueOn} as next_due_on,
        ${answersJson('t.id')} as answers, ${linkedTasks} as tasks, ${filesOf('inspection', 't.id')} as files,
        ${parentOf} as parent, ${reinspections} as reinspections, ${auditOf('inspection', 't.id')} as history
      from inspections t ${rowJoins}
      where ${where}`,
    values,
    row,
  });
  return found;
};
