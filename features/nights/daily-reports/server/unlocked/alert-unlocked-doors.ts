import { z } from 'zod';
import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { loadJob } from '#features/sites/jobs/server';
import { derivedTitle } from '#features/tasks/tasks/contract';
import { addTask } from '#features/tasks/tasks/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { StoredDoorCheck } from '../door-checks/door-check-repository.ts';
import { publishReport, recordReportChange } from '../report/record-report-change.ts';
import type { StoredReport } from '../report/report-repository.ts';
import { dailyReportTexts } from '../texts.ts';

/** The report of a night, opened at one of its doors. */
export const doorHref = (reportId: number, placeId: number): string =>
  `/daily-reports?id=${reportId}&door=${placeId}`;

const notified = z.object({
  place_id: z.int(),
  name: z.string(),
  suite: z.string(),
  checked_at: z.string().nullable(),
  note: z.string(),
  told_at: z.string(),
  task_id: z.int().nullable(),
});

type NotifiedDoor = z.infer<typeof notified>;

/** Forgets that people were told of these doors since that moment, where they no longer count as found unlocked: found unlocked
 * again, they are told again. */
export const takeBackDoors = (
  tenant: Tenant,
  reportId: number,
  placeIds: readonly number[],
  since: Date,
): Promise<void> =>
  tenant.query({
    name: 'daily-report-doors-take-back',
    text: `update daily_report_told_doors d set taken_back = true
      where d.organization_id = $1 and d.report_id = $2 and d.place_id = any($3::int[]) and d.told_at > $4
        and not exists (select from daily_report_checks c where c.organization_id = $1 and c.report_id = d.report_id
          and c.kind = 'tenant' and c.place_id = d.place_id and c.result = 'found_unlocked')`,
    values: [tenant.organizationId, reportId, placeIds, since.toISOString()],
  });

/** Marks as told the doors that stand as found unlocked and of which nobody was told in this night; returns these doors. */
export const markDoorsNotified = (
  tenant: Tenant,
  report: { id: number; report_date: string },
  placeIds: readonly number[],
  now: Date,
): Promise<NotifiedDoor[]> =>
  tenant.query({
    name: 'daily-report-doors-mark-told',
    text: `with marked as (
        insert into daily_report_told_doors as d (organization_id, place_id, night, report_id, told_at)
        select $1, c.place_id, $4::date, $2, $5 from daily_report_checks c
        where c.organization_id = $1 and c.report_id = $2 and c.kind = 'tenant' and c.place_id = any($3::int[])
          and c.result = 'found_unlocked'
        order by c.place_id
        on conflict (organization_id, place_id, night) do update
          set report_id = excluded.report_id, told_at = excluded.told_at, taken_back = false
          where d.taken_back
        returning d.place_id, d.told_at, d.task_id)
      select m.place_id, c.name, c.suite, c.checked_at, c.note, m.told_at, m.task_id
      from marked m join daily_report_checks c on c.organization_id = $1 and c.report_id = $2 and c.kind = 'tenant'
        and c.place_id = m.place_id
      order by m.place_id`,
    values: [tenant.organizationId, report.id, placeIds, report.report_date, now.toISOString()],
    row: notified,
  });

const setTaskOfDoor = async (
  tenant: Tenant,
  { place_id, night }: { place_id: number; night: string },
  taskId: number,
): Promise<void> => {
  await tenant.db
    .updateTable('daily_report_told_doors')
    .set({ task_id: taskId })
    .where('organization_id', '=', tenant.organizationId)
    .where('place_id', '=', place_id)
    .where('night', '=', night)
    .execute();
};

type MakeDoorTaskCall = {
  tenant: Tenant;
  person: Person;
  now: Date;
  locale: Locale;
  wiring: Pick<Wiring, 'events' | 'config'>;
};

/** Whether the company wants a task for a door that was found unlocked, and the site still takes tasks. */
const wantsDoorTask = async (tenant: Tenant, jobId: number): Promise<boolean> => {
  if (!settingsOf(await loadOrganization(tenant)).unlocked_door_task) return false;
  return (await loadJob(tenant, jobId))?.status === 'active';
};

/** One task for each door and night, with the way to the report. */
const makeDoorTask = async (
  call: MakeDoorTaskCall,
  report: StoredReport,
  door: NotifiedDoor,
): Promise<void> => {
  const { tenant, locale, now, wiring } = call;
  const t = dailyReportTexts(locale);
  const place = [door.suite, door.name].filter(Boolean).join(' ');
  const title = derivedTitle(t('unlocked.task', { door: place }));
  const link = new URL(doorHref(report.id, door.place_id), wiring.config.publicUrl).href;
  const lines = [
    title,
    door.checked_at === null ? '' : t('unlocked.taskTime', { time: door.checked_at }),
    door.note,
    t('unlocked.taskReport', { number: report.number, link }),
  ];
  const task = await addTask(call, {
    job_id: report.job_id,
    building_id: report.building_id,
    type: 'reminder',
    title,
    description: lines.filter(Boolean).join('\n'),
    priority_level: 'high',
    internal_only: true,
    entered_at: now.toISOString(),
    device_created_at: null,
    area: place.slice(0, 100),
  });
  await setTaskOfDoor(tenant, { place_id: door.place_id, night: report.report_date }, task.id);
  await recordReportChange(call, {
    action: 'daily-report.task-made',
    report,
    changes: { doors: [null, place] },
    data: { task_id: task.id },
  });
};

type Call = {
  tenant: Tenant;
  person: Person;
  now: Date;
  locale: Locale;
  wiring: Pick<Wiring, 'events' | 'config'>;
};

/** Milliseconds in which a wrong touch can be corrected before anybody is told. */
export const correctionTime = 30_000;

/** Tells people of doors that were found unlocked in this call, each door once a night. `changed` are the doors checked in this
 * call, as they stand now. */
export const alertUnlockedDoors = async (
  call: Call,
  report: StoredReport,
  changed: readonly StoredDoorCheck[],
): Promise<void> => {
  const { tenant, now } = call;
  const idsOf = (doors: readonly StoredDoorCheck[]) => doors.map(({ place_id }) => place_id);
  const isOpen = ({ result }: StoredDoorCheck) => result === 'found_unlocked';
  const corrected = changed.filter((door) => !isOpen(door));
  if (report.doors_unlocked > 0 && corrected.length > 0)
    await takeBackDoors(tenant, report.id, idsOf(corrected), new Date(now.getTime() - correctionTime));
  const open = changed.filter(isOpen);
  if (open.length === 0) return;
  const alerted = await markDoorsNotified(tenant, report, idsOf(open), now);
  const makesTasks = alerted.length > 0 && (await wantsDoorTask(tenant, report.job_id));
  for (const door of alerted) {
    await publishReport(call, {
      action: 'daily-report.door-unlocked',
      report,
      data: { place_id: door.place_id, told_at: door.told_at },
    });
    if (makesTasks && door.task_id === null) await makeDoorTask(call, report, door);
  }
};
