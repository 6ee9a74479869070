import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { StoredCheck } from '../checks/check-repository.ts';
import { publishReport } from '../report/record-report-change.ts';
import type { StoredReport } from '../report/report-repository.ts';
import { makeDoorTask, wantsDoorTask } from './make-door-task.ts';
import { markDoorsNotified, takeBackDoors } from './notified-doors-repository.ts';

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
  changed: readonly StoredCheck[],
): Promise<void> => {
  const { tenant, now } = call;
  const idsOf = (doors: readonly StoredCheck[]) => doors.map(({ place_id }) => place_id);
  const isOpen = ({ result }: StoredCheck) => result === 'found_unlocked';
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
