import { stale } from '#platform/contract/errors';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { transitionEngine } from '#platform/server/transitions/transition-engine';
import {
  type InspectionRef,
  type InspectionTransition,
  inspectionTransitions,
} from '../../contract/index.ts';
import {
  type InspectionSet,
  type StoredInspection,
  updateInspectionRow,
} from '../inspection/inspection-repository.ts';
import { presentInspection } from '../inspection/present-inspection.ts';
import { recordInspectionChange } from '../inspection/record-inspection-change.ts';
import { requireInspection } from '../inspection/require-inspection.ts';

/** `person` null: it happened by itself. */
type Call = { tenant: Tenant; person: Person | null; now: Date; wiring: { events: Events } };

const columnsOf = ({ person, now }: Call, status: InspectionSet['status']): InspectionSet => ({
  ...(status === 'finalized'
    ? { finalized_at: now.toISOString(), finalized_by: person?.userId ?? null }
    : { finalized_at: null, finalized_by: null, finalized_by_task_id: null }),
  waits_since: status === 'completed' ? now.toISOString() : null,
});

/** Changes the status of an inspection that the caller holds locked. */
export const inspectionSteps = transitionEngine(inspectionTransitions, {
  save: (call: Call, { id }: StoredInspection, set: InspectionSet) =>
    updateInspectionRow(call.tenant, id, { ...columnsOf(call, set.status), ...set }),
  record: (call, inspection, change) => recordInspectionChange(call, { ...change, inspection }),
});

type TransitionCall = Call & {
  person: Person;
  body: { updated_at?: string | undefined; device_at?: string | undefined };
};

/** The inspection, locked, when this person may make the transition now, and nobody changed it since the caller read it. */
export const requireInspectionFor = async (
  call: TransitionCall,
  name: InspectionTransition,
  ref: InspectionRef,
): Promise<StoredInspection> => {
  const inspection = await requireInspection(call, ref);
  inspectionSteps.requireAllowed(call, inspection, name);
  const { updated_at: readAt } = call.body;
  if (readAt && readAt !== inspection.updated_at) throw stale(await presentInspection(call, inspection.id));
  checkDeviceTime(call.body, 'device_at', call.now);
  return inspection;
};
