import type { Tenant } from '#platform/server/db/tenant';
import type { IncidentKind } from '../../contract/index.ts';

type NewIncident = { kind: IncidentKind; place: string; description: string; entered_at: string };

/** The caller must hold the report locked. The later of two entries of one incident stands. A changed incident becomes internal
 * again until somebody shows it. Undefined when the key belongs to an incident of another report, or to one that was taken
 * back. */
export const putIncident = async (
  tenant: Tenant,
  reportId: number,
  { client_uuid, ...incident }: NewIncident & { client_uuid: string },
  now: Date,
): Promise<'written' | 'unchanged' | undefined> => {
  const { organizationId: organization_id, userId } = tenant;
  const found = await tenant.db
    .selectFrom('daily_report_incidents')
    .select(['id', 'report_id', 'entered_at', 'deleted_at', 'kind', 'place', 'description'])
    .where('organization_id', '=', organization_id)
    .where('client_uuid', '=', client_uuid)
    .executeTakeFirst();
  if (found && (found.report_id !== reportId || found.deleted_at !== null)) return undefined;
  const received_at = now.toISOString();
  if (!found) {
    await tenant.db
      .insertInto('daily_report_incidents')
      .values({
        organization_id,
        report_id: reportId,
        client_uuid,
        ...incident,
        received_at,
        reported_by: userId,
      })
      .execute();
    return 'written';
  }
  const { kind, place, description } = found;
  if (incident.kind === kind && incident.place === place && incident.description === description)
    return 'unchanged';
  if (Date.parse(incident.entered_at) >= Date.parse(found.entered_at))
    await tenant.db
      .updateTable('daily_report_incidents')
      .set({ ...incident, received_at, public: false })
      .where('organization_id', '=', organization_id)
      .where('id', '=', found.id)
      .execute();
  return 'written';
};

export const loadIncident = (
  tenant: Tenant,
  reportId: number,
  key: { id: number } | { client_uuid: string },
) =>
  tenant.db
    .selectFrom('daily_report_incidents')
    .selectAll()
    .where('organization_id', '=', tenant.organizationId)
    .where('report_id', '=', reportId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.and(key))
    .executeTakeFirst();

export const reportOfIncident = async (tenant: Tenant, id: number): Promise<number | undefined> => {
  const found = await tenant.db
    .selectFrom('daily_report_incidents')
    .select('report_id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.report_id;
};

export const updateIncident = async (
  tenant: Tenant,
  id: number,
  set: { task_id: number } | { deleted_at: string },
): Promise<void> => {
  await tenant.db
    .updateTable('daily_report_incidents')
    .set(set)
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

export const countIncidents = async (tenant: Tenant, reportId: number): Promise<number> => {
  const rows = await tenant.db
    .selectFrom('daily_report_incidents')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('report_id', '=', reportId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.length;
};
