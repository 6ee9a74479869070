import type { TemplateSnapshot } from '#features/quality/inspection-templates/contract';
import { invalid } from '#platform/contract/errors';
import { nextNumber } from '#platform/server/db/next-number-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { Place, QuestionKey } from '../../contract/index.ts';
import { insertInspection, loadByClientUuid } from './inspection-repository.ts';
import { recordInspectionChange } from './record-inspection-change.ts';

type Call = { tenant: Tenant; person: Person; wiring: { events: Events } };

type Begun = {
  job_id: number;
  building_id: number;
  accompanied_by: string | null;
  visibility: 'public' | 'internal';
  places: readonly Place[];
  client_uuid: string | undefined;
  device_created_at: string | null;
  begun_distance_m: number | null;
  started_at: string;
  /** Of a re-inspection: what it repeats. */
  parent?: { id: number; only: readonly QuestionKey[] };
};

/** The id of the new inspection, or of the one that the device has begun before with this client_uuid. */
export const beginInspection = async (
  call: Call,
  snapshot: TemplateSnapshot,
  { places, parent, client_uuid, started_at, ...fields }: Begun,
): Promise<number> => {
  const { tenant } = call;
  const id = await insertInspection(tenant, {
    ...fields,
    ...(client_uuid ? { client_uuid } : {}),
    number: await nextNumber(tenant, 'inspection'),
    template_id: snapshot.template_id,
    template_version: snapshot.version,
    inspection_type: snapshot.inspection_type.key,
    target_score: snapshot.target_score,
    score_method: JSON.stringify(snapshot.score_method),
    places: JSON.stringify(places),
    parent_inspection_id: parent?.id ?? null,
    only_asked: parent ? JSON.stringify(parent.only) : null,
    inspected_by: tenant.userId,
    inspected_at: started_at,
    started_at,
  });
  if (id === undefined) {
    const earlier = client_uuid ? await loadByClientUuid(tenant, client_uuid) : undefined;
    if (earlier?.created_by !== tenant.userId || earlier.deleted_at)
      throw invalid({ client_uuid: ['taken'] });
    return earlier.id;
  }
  const { job_id, building_id, device_created_at: deviceAt } = fields;
  await recordInspectionChange(call, {
    action: 'inspection.created',
    inspection: { id, job_id, building_id },
    to: 'new',
    deviceAt,
  });
  return id;
};
