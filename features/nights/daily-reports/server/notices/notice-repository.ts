import { z } from 'zod';
import { personName } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import { reportStatus } from '../../contract/report/status.ts';

const ofReport = {
  id: z.int(),
  number: z.int(),
  night: z.string(),
  site: z.string(),
  job: z.string(),
};

const columns = `t.id, t.number, t.report_date::text as night, b.name as site, j.job_name as job`;

const joins = `join jobs j on j.organization_id = $1 and j.id = t.job_id
  join buildings b on b.organization_id = $1 and b.id = t.building_id`;

const doorRow = z.object({
  ...ofReport,
  suite: z.string(),
  name: z.string(),
  checked_at: z.string().nullable(),
  note: z.string(),
  actor: z.string().nullable(),
});

export type TellableDoor = { report_id: number; place_id: number; told_at: string };

/** SQL joins: the door of `asked` still stands as found unlocked, and what people were told of it was not taken back. */
const stillOpen = `join daily_reports t on t.organization_id = $1 and t.id = asked.report_id and t.deleted_at is null
  join daily_report_told_doors d on d.organization_id = $1 and d.place_id = asked.place_id and d.night = t.report_date
    and d.told_at = asked.told_at and not d.taken_back
  join daily_report_checks c on c.organization_id = $1 and c.report_id = t.id and c.kind = 'tenant'
    and c.place_id = asked.place_id and c.result = 'found_unlocked'`;

const askedDoors = `json_to_recordset($2::json) asked (place integer, report_id integer, place_id integer,
  told_at timestamptz)`;

/** What is told of a door; nothing when it was corrected meanwhile. */
export const unlockedDoor = async (
  tenant: Tenant,
  door: TellableDoor,
): Promise<z.infer<typeof doorRow> | undefined> => {
  const [found] = await tenant.query({
    name: 'daily-report-unlocked-door',
    text: `select ${columns}, c.suite, c.name, c.checked_at, c.note, ${personName('c', 'checked_by')} as actor
      from ${askedDoors} ${stillOpen} ${joins}`,
    values: [tenant.organizationId, JSON.stringify([door])],
    row: doorRow,
  });
  return found;
};

const placeRow = z.object({ place: z.int() });

/** The places in the list of doors that are still as they were told. */
export const stillUnlocked = async (tenant: Tenant, doors: readonly TellableDoor[]): Promise<Set<number>> => {
  const rows = await tenant.query({
    name: 'daily-report-still-unlocked',
    text: `select asked.place from ${askedDoors} ${stillOpen}`,
    values: [tenant.organizationId, JSON.stringify(doors.map((door, place) => ({ ...door, place })))],
    row: placeRow,
  });
  return new Set(rows.map(({ place }) => place));
};

const reportFacts = z.object({
  ...ofReport,
  status: reportStatus,
  finalized_at: z.string().nullable(),
  doors_required: z.int(),
  doors_checked: z.int(),
  doors_unlocked: z.int(),
  incident_count: z.int(),
  actor: z.string().nullable(),
});

export type ReportFacts = z.infer<typeof reportFacts>;

/** What is told of reports; nothing of those that are deleted. */
export const factsOfReports = (tenant: Tenant, ids: readonly number[]): Promise<ReportFacts[]> =>
  tenant.query({
    name: 'daily-report-notice-facts',
    text: `select ${columns}, t.status, t.finalized_at, t.doors_required, t.doors_checked, t.doors_unlocked,
        t.incident_count, ${personName('t', 'finalized_by')} as actor
      from daily_reports t ${joins}
      where t.organization_id = $1 and t.id = any($2::int[]) and t.deleted_at is null`,
    values: [tenant.organizationId, ids],
    row: reportFacts,
  });
