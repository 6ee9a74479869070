import { isoText } from '#platform/server/db/iso-text';
import { personJson } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import {
  type TemplateSnapshot,
  type TemplateVersion,
  templateSnapshot,
  templateVersion,
} from '../../contract/index.ts';

export const insertVersion = async (
  { db, organizationId, userId }: Tenant,
  snapshot: TemplateSnapshot,
): Promise<void> => {
  await db
    .insertInto('inspection_template_versions')
    .values({
      organization_id: organizationId,
      template_id: snapshot.template_id,
      version: snapshot.version,
      snapshot: JSON.stringify(snapshot),
      published_by: userId,
    })
    .execute();
};

export const loadVersion = async (
  { db, organizationId }: Tenant,
  templateId: number,
  version: number,
): Promise<TemplateSnapshot | undefined> => {
  const found = await db
    .selectFrom('inspection_template_versions')
    .select('snapshot')
    .where('organization_id', '=', organizationId)
    .where('template_id', '=', templateId)
    .where('version', '=', version)
    .executeTakeFirst();
  return found && templateSnapshot.parse(found.snapshot);
};

export const versionsOf = (tenant: Tenant, templateId: number): Promise<TemplateVersion[]> =>
  tenant.query({
    name: 'inspection-template-versions',
    text: `select v.version,
        jsonb_array_length(jsonb_path_query_array(v.snapshot, '$.sections[*].questions[*]')) as questions,
        json_build_object('at', ${isoText('v.published_at')}, 'by', ${personJson('v', 'published_by')}) as published
      from inspection_template_versions v
      where v.organization_id = $1 and v.template_id = $2 order by v.version desc limit 100`,
    values: [tenant.organizationId, templateId],
    row: templateVersion,
  });

/** Counts one more inspection; returns the latest version. Undefined for a template that is not published. */
export const countUse = async (tenant: Tenant, id: number): Promise<number | undefined> => {
  const row = await tenant.db
    .updateTable('inspection_templates')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
};
