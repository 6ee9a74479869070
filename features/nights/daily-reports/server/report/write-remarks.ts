import { enteredAt, isLaterEntry } from '#platform/contract/later-entry';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { ReportRemarks } from '../../contract/index.ts';
import { recount } from '../door-checks/recount.ts';
import { recordReportChange } from './record-report-change.ts';
import { type ReportSet, type StoredReport, updateReportRow } from './report-repository.ts';

type Call = { tenant: Tenant; person: Person; now: Date; wiring: { events: Events } };

type Columns = Partial<
  Pick<
    StoredReport,
    | 'shift_start'
    | 'shift_end'
    | 'headcount_planned'
    | 'headcount_present'
    | 'absences'
    | 'general_comments'
    | 'supplies_needed'
    | 'equipment_issues'
    | 'alarm_set'
    | 'alarm_time'
  >
>;

const requestedOf = (
  { supplies_needed }: StoredReport,
  { name, quantity }: { name: string; quantity: number },
) => supplies_needed.some((one) => one.requested && one.name === name && one.quantity === quantity);

/** What was said, as columns; fields that were not named are left out. A line of supplies that was requested stays requested. */
const columnsOf = (report: StoredReport, remarks: ReportRemarks): Columns => ({
  ...(remarks.shift_start === undefined ? {} : { shift_start: remarks.shift_start }),
  ...(remarks.shift_end === undefined ? {} : { shift_end: remarks.shift_end }),
  ...(remarks.headcount && {
    headcount_planned: remarks.headcount.planned,
    headcount_present: remarks.headcount.present,
  }),
  ...(remarks.absences && { absences: remarks.absences }),
  ...(remarks.general_comments && { general_comments: remarks.general_comments.description }),
  ...(remarks.supplies_needed && {
    supplies_needed: remarks.supplies_needed.map((one) => ({ ...one, requested: requestedOf(report, one) })),
  }),
  ...(remarks.equipment_issues && { equipment_issues: remarks.equipment_issues }),
  ...(remarks.alarm && { alarm_set: remarks.alarm.set, alarm_time: remarks.alarm.time }),
});

const stored = (set: Columns): ReportSet =>
  Object.fromEntries(
    Object.entries(set).map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : value]),
  );

type Recorded = { device_at?: string | undefined; clock_offset_ms: number };

/** Writes what is said of a night as a whole, for a report that the caller holds locked. Of two entries for one field the later
 * stands; one that arrives too late goes only into the audit log. Returns the comments that stand. */
export const writeRemarks = async (
  call: Call,
  report: StoredReport,
  remarks: ReportRemarks,
  { device_at, clock_offset_ms }: Recorded,
): Promise<string> => {
  const { tenant, now } = call;
  const at = enteredAt(device_at, clock_offset_ms, now.toISOString());
  const arrived = Object.entries(columnsOf(report, remarks));
  const [inForce, late] = [true, false].map((stands) =>
    Object.fromEntries(arrived.filter(([name]) => isLaterEntry(at, report.said_at[name] ?? null) === stands)),
  ) as [Columns, Columns];
  const about = { report, deviceAt: device_at ?? null };
  const changes = changesOf(report, inForce);
  if (Object.keys(inForce).length > 0) {
    const isNew =
      inForce.general_comments !== undefined && inForce.general_comments !== report.general_comments;
    const stamps = Object.fromEntries(Object.keys(inForce).map((name) => [name, at]));
    await updateReportRow(tenant, report.id, {
      ...stored(inForce),
      ...(isNew ? { comments_public: false } : {}),
      said_at: JSON.stringify({ ...report.said_at, ...stamps }),
    });
  }
  if (Object.keys(changes).length > 0)
    await recordReportChange(call, { ...about, action: 'daily-report.updated', changes });
  const missed = changesOf(report, late);
  if (Object.keys(missed).length > 0)
    await recordReportChange(call, { ...about, action: 'daily-report.superseded', changes: missed });
  const comments = inForce.general_comments ?? report.general_comments;
  await recount(call, report, comments);
  return comments;
};
