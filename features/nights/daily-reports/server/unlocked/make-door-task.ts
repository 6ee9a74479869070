import { findOrganization, settingsOf } from '#features/accounts/organizations/server';
import { findJob } from '#features/sites/jobs/server';
import { derivedTitle } from '#features/tasks/tasks/contract';
import { addTask } from '#features/tasks/tasks/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { recordReportChange } from '../report/record-report-change.ts';
import type { StoredReport } from '../report/report-repository.ts';
import { dailyReportTexts } from '../texts.ts';
import { doorHref } from './door-href.ts';
import { type NotifiedDoor, setTaskOfDoor } from './notified-doors-repository.ts';

type Call = {
  tenant: Tenant;
  person: Person;
  now: Date;
  locale: Locale;
  wiring: Pick<Wiring, 'events' | 'config'>;
};

/** Whether the company wants a task for a door that was found unlocked, and the site still takes tasks. */
export const wantsDoorTask = async (tenant: Tenant, jobId: number): Promise<boolean> => {
  if (!settingsOf(await findOrganization(tenant)).unlocked_door_task) return false;
  return (await findJob(tenant, jobId))?.status === 'active';
};

/** One task for each door and night, with the way to the report. */
export const makeDoorTask = async (call: Call, report: StoredReport, door: NotifiedDoor): Promise<void> => {
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
    ...{ job_id: report.job_id, building_id: report.building_id, type: 'reminder', title },
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
