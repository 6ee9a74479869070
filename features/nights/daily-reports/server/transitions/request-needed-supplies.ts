import { requestSupplies } from '#features/tasks/supplies/server';
import type { Locale } from '#platform/contract/fields';
import { enteredAt } from '#platform/contract/later-entry';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { type StoredReport, updateReportRow } from '../report/report-repository.ts';

type Call = {
  tenant: Tenant;
  person: Person;
  now: Date;
  locale: Locale;
  wiring: { events: Events };
  body: { device_at?: string | undefined; clock_offset_ms: number };
};

/** Requests for the site what a night ran out of, once. When this person may not add tasks, the lines stay without a request, and
 * somebody who may makes it later. */
export const requestNeededSupplies = async (call: Call, report: StoredReport): Promise<void> => {
  const { tenant, person, now, body } = call;
  const open = report.supplies_needed.filter(({ requested }) => !requested);
  if (open.length === 0 || !person.flags.has('tasks.canAddTask')) return;
  await requestSupplies(call, {
    jobId: report.job_id,
    buildingId: report.building_id,
    lines: open.map(({ name, quantity }) => ({ name, quantity })),
    note: '',
    enteredAt: enteredAt(body.device_at, body.clock_offset_ms, now.toISOString()),
    deviceAt: body.device_at ?? null,
  });
  await updateReportRow(tenant, report.id, {
    supplies_needed: JSON.stringify(report.supplies_needed.map((one) => ({ ...one, requested: true }))),
  });
};
