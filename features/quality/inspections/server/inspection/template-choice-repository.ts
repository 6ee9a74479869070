import { z } from 'zod';
import { type TemplateSnapshot, templateSnapshot } from '#features/quality/inspection-templates/contract';
import type { AnswerOf } from '#platform/contract/endpoint';
import type { Tenant } from '#platform/server/db/tenant';
import type { inspectionEndpoints } from '../../contract/index.ts';

const published = `from inspection_templates t
  join inspection_template_versions v on v.organization_id = $1 and v.template_id = t.id and v.version = t.version
  where t.organization_id = $1 and t.status = 'published' and t.deleted_at is null`;

type Choices = AnswerOf<(typeof inspectionEndpoints)['listInspectionTemplates']>;

const choice = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  version: z.int(),
  inspection_type: z.object({ key: z.string(), name: z.string() }),
  question_count: z.int(),
});

/** The templates as they were published last; changes of a draft are not shown. */
export const templateChoices = (tenant: Tenant): Promise<Choices> =>
  tenant.query({
    name: 'inspection-template-choices',
    text: `select t.id, v.snapshot ->> 'name' as name, v.snapshot ->> 'description' as description, v.version,
        v.snapshot -> 'inspection_type' as inspection_type,
        jsonb_array_length(jsonb_path_query_array(v.snapshot, '$.sections[*].questions[*]')) as question_count
      ${published} order by t.name, t.id limit 500`,
    values: [tenant.organizationId],
    row: choice,
  });

const snapshotRow = z.object({ snapshot: templateSnapshot });

export const publishedSnapshot = async (
  tenant: Tenant,
  id: number,
): Promise<TemplateSnapshot | undefined> => {
  const [found] = await tenant.query({
    name: 'inspection-template-published',
    text: `select v.snapshot ${published} and t.id = $2`,
    values: [tenant.organizationId, id],
    row: snapshotRow,
  });
  return found?.snapshot;
};
