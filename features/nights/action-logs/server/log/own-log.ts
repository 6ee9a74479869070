import { loadJob } from '#features/sites/jobs/server';
import { addDays } from '#platform/contract/add-days';
import { forbidden, invalid, notFound, requireValid } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { isEarlyMorning, mayWrite } from '../../contract/index.ts';
import { insertLogKey } from './log-keys-repository.ts';
import { hasOpenLog, insertLog, loadLogOfDay } from './log-repository.ts';
import { recordLogChange } from './record-log-change.ts';

type Call = { tenant: Tenant; person: Person; now: Date; wiring: { events: Events } };

type Asked = {
  jobId: number;
  buildingId: number;
  logDate: string | undefined;
  clientUuid: string | undefined;
  deviceAt: string | null;
};

/** Days back for which somebody may begin a log: as long as an entry may wait on a device. */
const daysBack = 7;

const dayOf = async (call: Call, asked: Asked, at: string, zone: string): Promise<string> => {
  const today = dateAt(new Date(at), zone);
  if (asked.logDate !== undefined) return asked.logDate;
  const before = addDays(today, -1);
  const { jobId: job_id, buildingId: building_id } = asked;
  const night = { job_id, building_id, porter_id: call.person.userId, log_date: before };
  return isEarlyMorning(at, zone) && (await hasOpenLog(call.tenant, night)) ? before : today;
};

const checkDay = (logDate: string, today: string): Record<string, string[]> => {
  if (logDate > today) return { log_date: ['action_log_date_ahead'] };
  return logDate < addDays(today, -daysBack) ? { log_date: ['action_log_date_old'] } : {};
};

/** A log that a second device began is the same log; from now on it is found by that device's key too. */
const addLogKey = async (tenant: Tenant, id: number, clientUuid: string | undefined): Promise<number> => {
  if (clientUuid) await insertLogKey(tenant, clientUuid, id);
  return id;
};

/** The id of the caller's log of a day at a site, begun when there is none. Of two requests at once one waits at the unique
 * index, and both end with the same log. */
export const ownLog = async (call: Call, asked: Asked): Promise<number> => {
  const { tenant, person, now } = call;
  const { jobId: job_id, buildingId: building_id, clientUuid, deviceAt } = asked;
  const job = await loadJob(tenant, job_id);
  if (!job) throw notFound();
  const building = job.buildings.find(({ id }) => id === building_id);
  if (!building) throw invalid({ buildingId: ['building_not_of_job'] });
  const log_date = await dayOf(call, asked, deviceAt ?? now.toISOString(), building.time_zone);
  const day = { job_id, building_id, porter_id: person.userId, log_date };
  const known = await loadLogOfDay(tenant, day);
  if (known !== undefined) return addLogKey(tenant, known, clientUuid);
  if (!person.flags.has('actionLogs.canEdit') || !mayWrite(day, person)) throw forbidden();
  const errors = {
    ...checkDay(log_date, dateAt(now, building.time_zone)),
    ...(job.status === 'active' ? {} : { jobId: ['job_not_active'] }),
  };
  requireValid(errors);
  const id = await insertLog(tenant, {
    ...day,
    ...(clientUuid ? { client_uuid: clientUuid } : {}),
    device_created_at: deviceAt,
  });
  if (id !== undefined) {
    await recordLogChange(call, {
      action: 'action-log.created',
      log: { id, job_id, building_id },
      to: 'new',
      deviceAt,
    });
    return id;
  }
  const begun = await loadLogOfDay(tenant, day);
  if (begun !== undefined) return addLogKey(tenant, begun, clientUuid);
  throw invalid({ client_uuid: ['taken'] });
};
