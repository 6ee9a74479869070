import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { InspectionStatus } from '../../contract/index.ts';
import {
  type InspectionSet,
  type StoredInspection,
  updateInspectionRow,
} from '../inspection/inspection-repository.ts';
import { recordInspectionChange } from '../inspection/record-inspection-change.ts';

/** `person` null: it happened by itself. */
type Call = { tenant: Tenant; person: Person | null; now: Date; wiring: { events: Events } };

type StatusChange = {
  /** For listeners of the event. */
  transition: string;
  to: InspectionStatus;
  set?: InspectionSet;
  note?: string | null;
  deviceAt?: string | null;
  data?: Record<string, unknown>;
};

const finalOf = ({ person, now }: Call, to: InspectionStatus) =>
  to === 'finalized'
    ? { finalized_at: now.toISOString(), finalized_by: person?.userId ?? null }
    : { finalized_at: null, finalized_by: null, finalized_by_task_id: null };

/** One change of status of an inspection that the caller holds locked and has checked. */
export const changeStatus = async (
  call: Call,
  inspection: StoredInspection,
  { transition, to, set = {}, note = null, deviceAt = null, data = {} }: StatusChange,
): Promise<void> => {
  await updateInspectionRow(call.tenant, inspection.id, {
    ...finalOf(call, to),
    waits_since: to === 'completed' ? call.now.toISOString() : null,
    ...set,
    status: to,
  });
  await recordInspectionChange(call, {
    action: 'inspection.moved',
    inspection,
    from: inspection.status,
    to,
    note,
    deviceAt,
    data: { transition, ...data },
  });
};
