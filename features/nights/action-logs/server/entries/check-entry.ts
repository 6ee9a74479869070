import { clockDrift } from '#platform/contract/device-clock';
import { invalid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { isOnLogDay } from '../../contract/index.ts';
import type { StoredLog } from '../log/log-repository.ts';
import { placesFit, type StoredEntry } from './entry-repository.ts';

type Fields = Pick<
  StoredEntry,
  'common_area_id' | 'floor_id' | 'started_at' | 'ended_at' | 'running' | 'requested_at'
>;

type Places = Pick<StoredEntry, 'common_area_id' | 'floor_id'>;

type Call = { tenant: Tenant; now: Date };

const fault = (at: string, { log_date, time_zone }: StoredLog, now: Date): string | undefined => {
  if (Date.parse(at) > now.getTime() + clockDrift) return 'action_log_time_ahead';
  return isOnLogDay(at, log_date, time_zone) ? undefined : 'action_log_other_day';
};

const endFault = (fields: Fields, log: StoredLog, now: Date): string | undefined => {
  const { started_at, ended_at, running } = fields;
  if (ended_at === null) return undefined;
  if (running) return 'action_log_running_end';
  if (Date.parse(ended_at) < Date.parse(started_at)) return 'action_log_ends_before';
  return fault(ended_at, log, now);
};

/** Milliseconds: the longest time from a request to the start of the work. */
const longestRequest = 30 * 86_400_000;

const requestFault = ({ requested_at, started_at }: Fields, now: Date): string | undefined => {
  if (requested_at === null) return undefined;
  const [asked, started] = [Date.parse(requested_at), Date.parse(started_at)];
  if (asked > now.getTime() + clockDrift) return 'action_log_time_ahead';
  if (asked > started) return 'action_log_request_after';
  return asked < started - longestRequest ? 'action_log_request_old' : undefined;
};

const refuseWith = (faults: Record<string, string | undefined>): void => {
  const errors = Object.entries(faults).flatMap(([name, code]) => (code ? [[name, [code]]] : []));
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
};

/** Checks only the end, so that a running entry can be stopped whatever else has changed since. */
export const checkEnd = ({ now }: Call, log: StoredLog, fields: Fields): void =>
  refuseWith({ ended_at: endFault(fields, log, now) });

/** Refuses times outside of the day of the log or ahead of now, and places that are not of its building. A room that was removed
 * from the building is accepted where `kept` already has it, or when a device recorded the entry. */
export const checkEntry = async (
  { tenant, now, body }: Call & { body: { device_at?: string | undefined } },
  log: StoredLog,
  fields: Fields,
  kept: Partial<Places> = {},
): Promise<void> => {
  const fit = await placesFit(tenant, log.building_id, fields, {
    room: body.device_at !== undefined || fields.common_area_id === kept.common_area_id,
    floor: body.device_at !== undefined || fields.floor_id === kept.floor_id,
  });
  refuseWith({
    started_at: fault(fields.started_at, log, now),
    ended_at: endFault(fields, log, now),
    requested_at: requestFault(fields, now),
    common_area_id: fit.room ? undefined : 'place_not_of_building',
    floor_id: fit.floor ? undefined : 'place_not_of_building',
  });
};
