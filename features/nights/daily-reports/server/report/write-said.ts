import { enteredAt, standsOver } from '#platform/contract/later-entry';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { ReportSaid } from '../../contract/index.ts';
import { recount } from '../checks/recount.ts';
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
const columnsOf = (report: StoredReport, said: ReportSaid): Columns => ({
  ...(said.shift_start === undefined ? {} : { shift_start: said.shift_start }),
  ...(said.shift_end === undefined ? {} : { shift_end: said.shift_end }),
  ...(said.headcount && {
    headcount_planned: said.headcount.planned,
    headcount_present: said.headcount.present,
  }),
  ...(said.absences && { absences: said.absences }),
  ...(said.general_comments && { general_comments: said.general_comments.description }),
  ...(said.supplies_needed && {
    supplies_needed: said.supplies_needed.map((one) => ({ ...one, requested: requestedOf(report, one) })),
  }),
  ...(said.equipment_issues && { equipment_issues: said.equipment_issues }),
  ...(said.alarm && { alarm_set: said.alarm.set, alarm_time: said.alarm.time }),
});

const stored = (set: Columns): ReportSet =>
  Object.fromEntries(
    Object.entries(set).map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : value]),
  );

type Recorded = { device_at?: string | undefined; clock_offset_ms: number };

/** Writes what is said of a night as a whole, for a report that the caller holds locked. Of two entries for one field the later
 * stands; one that arrives too late goes only into the audit log. Returns the comments that stand. */
export const writeSaid = async (
  call: Call,
  report: StoredReport,
  said: ReportSaid,
  { device_at, clock_offset_ms }: Recorded,
): Promise<string> => {
  const { tenant, now } = call;
  const at = enteredAt(device_at, clock_offset_ms, now.toISOString());
  const arrived = Object.entries(columnsOf(report, said));
  const [standing, late] = [true, false].map((stands) =>
    Object.fromEntries(arrived.filter(([name]) => standsOver(at, report.said_at[name] ?? null) === stands)),
  ) as [Columns, Columns];
  const about = { report, deviceAt: device_at ?? null };
  const changes = changesOf(report, standing);
  if (Object.keys(standing).length > 0) {
    const isNew =
      standing.general_comments !== undefined && standing.general_comments !== report.general_comments;
    const stamps = Object.fromEntries(Object.keys(standing).map((name) => [name, at]));
    await updateReportRow(tenant, report.id, {
      ...stored(standing),
      ...(isNew ? { comments_public: false } : {}),
      said_at: JSON.stringify({ ...report.said_at, ...stamps }),
    });
  }
  if (Object.keys(changes).length > 0)
    await recordReportChange(call, { ...about, action: 'daily-report.updated', changes });
  const missed = changesOf(report, late);
  if (Object.keys(missed).length > 0)
    await recordReportChange(call, { ...about, action: 'daily-report.superseded', changes: missed });
  const comments = standing.general_comments ?? report.general_comments;
  await recount(call, report, comments);
  return comments;
};
