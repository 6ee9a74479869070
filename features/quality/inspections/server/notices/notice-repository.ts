import { z } from 'zod';
import { fileRow, filesOf } from '#features/accounts/files/server';
import { templateSnapshot } from '#features/quality/inspection-templates/contract';
import type { Tenant } from '#platform/server/db/tenant';
import { place } from '../../contract/answers/places.ts';
import { inspectionStatus, questionKey } from '../../contract/index.ts';

const row = z.object({
  id: z.int(),
  number: z.int(),
  status: inspectionStatus,
  score: z.number().nullable(),
  outcome: z.enum(['pass', 'fail']).nullable(),
  critical_fail: z.boolean(),
  deficiency_count: z.int(),
  open_tasks: z.int(),
  target_score: z.number(),
  inspected_by: z.int().nullable(),
  site: z.string(),
  job_name: z.string(),
  actor: z.string().nullable(),
  places: z.array(place),
  only_asked: z.array(questionKey).nullable(),
  snapshot: templateSnapshot,
  deficiencies: z.array(
    questionKey.extend({ value: z.unknown(), percent: z.number().nullable(), files: z.array(fileRow) }),
  ),
});

export type NoticeFacts = z.infer<typeof row>;

/** What notices of an inspection say; nothing of one that is deleted. */
export const noticeFacts = async (
  tenant: Tenant,
  id: number,
  actorUserId: number | null,
): Promise<NoticeFacts | undefined> => {
  const [found] = await tenant.query({
    name: 'inspection-notice-facts',
    text: `select t.id, t.number, t.status, t.score, t.outcome, t.critical_fail, t.deficiency_count, t.open_tasks,
        t.target_score, t.inspected_by, t.places, t.only_asked, v.snapshot, b.name as site, j.job_name,
        (select m.name from memberships m where m.organization_id = $1 and m.user_id = $3) as actor,
        coalesce((select json_agg(json_build_object('question_id', a.question_id, 'instance', a.instance, 'value', a.value,
            'percent', a.percent, 'files', ${filesOf('inspection-answer', 'a.id')}) order by a.percent, a.id)
          from inspection_answers a where a.organization_id = $1 and a.inspection_id = t.id and a.is_deficient), '[]') as deficiencies
      from inspections t
      join jobs j on j.organization_id = $1 and j.id = t.job_id
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      join inspection_template_versions v on v.organization_id = $1 and v.template_id = t.template_id
        and v.version = t.template_version
      where t.organization_id = $1 and t.id = $2 and t.deleted_at is null`,
    values: [tenant.organizationId, id, actorUserId],
    row,
  });
  return found;
};
