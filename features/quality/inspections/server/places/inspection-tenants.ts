import { addBuildingTenant } from '#features/sites/buildings/server';
import { invalid, notFound, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Inspection, inspectionEndpoints, Place } from '../../contract/index.ts';
import { type StoredInspection, updateInspectionRow } from '../inspection/inspection-repository.ts';
import { presentInspection } from '../inspection/present-inspection.ts';
import { recordInspectionChange } from '../inspection/record-inspection-change.ts';
import { requireEditableInspection } from '../inspection/require-inspection.ts';
import { checkQuestionCount } from './choose-places.ts';
import { isAnsweredFor, placesOfBuilding } from './places-repository.ts';

type Calls = typeof inspectionEndpoints;

const ofTenant =
  (tenantId: number) =>
  ({ kind, id }: Place): boolean =>
    kind === 'tenant' && id === tenantId;

const include = async (
  call: Pick<SignedInCall<Calls['addInspectionTenant']>, 'tenant' | 'person' | 'wiring'>,
  inspection: StoredInspection,
  tenantId: number,
): Promise<void> => {
  const { tenant } = call;
  const added = (await placesOfBuilding(tenant, inspection.building_id)).find(ofTenant(tenantId));
  if (!added) throw invalid({ tenant_id: ['invalid_ids'] });
  const places = [...inspection.places, added];
  const many = checkQuestionCount(inspection.snapshot, places);
  if (many.length > 0) throw invalid({ tenant_id: many });
  await updateInspectionRow(tenant, inspection.id, { places: JSON.stringify(places) });
  await recordInspectionChange(call, {
    action: 'inspection.tenant-added',
    inspection,
    changes: { tenants: [null, added.name] },
  });
};

/** Includes a tenant of the building. A tenant that is included already stays as it is. */
export const addInspectionTenant = async (
  call: SignedInCall<Calls['addInspectionTenant']>,
): Promise<Inspection> => {
  const { params, body } = call;
  const inspection = await requireEditableInspection(call, params.id);
  if (!inspection.places.some(ofTenant(body.tenant_id))) await include(call, inspection, body.tenant_id);
  return presentInspection(call, inspection.id);
};

/** Adds a tenant that the building does not have yet, and includes it in the walk. */
export const createInspectionTenant = async (
  call: SignedInCall<Calls['createInspectionTenant']>,
): Promise<Inspection> => {
  const inspection = await requireEditableInspection(call, call.params.id);
  await include(call, inspection, await addBuildingTenant(call, inspection.building_id, call.body));
  return presentInspection(call, inspection.id);
};

export const deleteInspectionTenant = async (
  call: SignedInCall<Calls['deleteInspectionTenant']>,
): Promise<Inspection> => {
  const { tenant, params } = call;
  const inspection = await requireEditableInspection(call, params.id);
  const gone = inspection.places.find(ofTenant(params.tenantId));
  if (!gone) throw notFound();
  if (await isAnsweredFor(tenant, inspection.id, gone.key)) throw refused('inspection_tenant_answered');
  const places = inspection.places.filter((one) => one !== gone);
  await updateInspectionRow(tenant, inspection.id, { places: JSON.stringify(places) });
  await recordInspectionChange(call, {
    action: 'inspection.tenant-deleted',
    inspection,
    changes: { tenants: [gone.name, null] },
  });
  return presentInspection(call, inspection.id);
};
