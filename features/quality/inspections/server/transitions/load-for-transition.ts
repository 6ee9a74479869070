import { refused, stale } from '#platform/contract/errors';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type InspectionRef, type InspectionTransition, leadsFrom } from '../../contract/index.ts';
import type { StoredInspection } from '../inspection/inspection-repository.ts';
import { loadInspection } from '../inspection/load-inspection.ts';
import { presentInspection } from '../inspection/present-inspection.ts';

type Call = {
  tenant: Tenant;
  person: Person;
  now: Date;
  body: { updated_at?: string | undefined; device_at?: string | undefined };
};

/** The inspection, locked, when this transition leads from its status and nobody changed it since the caller read it. */
export const loadForTransition = async (
  call: Call,
  transition: InspectionTransition,
  ref: InspectionRef,
): Promise<StoredInspection> => {
  const inspection = await loadInspection(call, ref);
  if (!leadsFrom(transition, inspection.status)) {
    throw refused('inspection_transition_refused', {
      transition: { code: `inspection_transition_${transition}` },
      status: { code: `inspection_status_${inspection.status}` },
    });
  }
  const { updated_at: readAt } = call.body;
  if (readAt && readAt !== inspection.updated_at) throw stale(await presentInspection(call, inspection.id));
  checkDeviceTime(call.body, 'device_at', call.now);
  return inspection;
};
