import { releaseTasksOfInspection } from '#features/tasks/tasks/server';
import { forbidden } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type inspectionEndpoints, mayDelete } from '../../contract/index.ts';
import { updateInspectionRow } from './inspection-repository.ts';
import { recordInspectionChange } from './record-inspection-change.ts';
import { requireEditableInspection } from './require-inspection.ts';

/** Its tasks stay: what they are about is still to be done. */
export const deleteInspection = async (
  call: SignedInCall<(typeof inspectionEndpoints)['deleteInspection']>,
): Promise<{ id: number }> => {
  const { tenant, person, params, now } = call;
  const inspection = await requireEditableInspection(call, params.id);
  const { id, status, inspected_by: inspectorId } = inspection;
  if (!mayDelete({ status, inspectorId }, person)) throw forbidden();
  await releaseTasksOfInspection(tenant, id);
  await updateInspectionRow(tenant, id, { deleted_at: now.toISOString() });
  await recordInspectionChange(call, { action: 'inspection.deleted', inspection, from: status });
  return { id };
};
