import { requireValid } from '#platform/contract/errors';
import { dateAt, isEnterable } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { NewJobBuilding } from '../../contract/index.ts';
import { areaExists, loadClientState, visibleBuildings } from './job-record-repository.ts';

export type EnteredJob = {
  client_id?: number | undefined;
  building_ids?: readonly number[] | undefined;
  new_building?: NewJobBuilding | null | undefined;
  service_start_date?: string | null | undefined;
};

/** Values of the saved job. They may stay, even where a new entry of the same value would be refused. */
type Kept = { client_id: number; service_start_date: string | null };

type At = { tenant: Tenant; person: Person; now: Date };

const isClientWrong = async (tenant: Tenant, clientId: number | undefined, kept?: Kept): Promise<boolean> => {
  if (clientId === undefined || clientId === kept?.client_id) return false;
  return !(await loadClientState(tenant, clientId))?.active;
};

/** Checks what the schema cannot, and refuses with all errors at once. */
export const checkJobFields = async (
  { tenant, person, now }: At,
  { client_id, building_ids, new_building, service_start_date: start }: EnteredJob,
  kept?: Kept,
): Promise<void> => {
  const errors: Record<string, string[]> = {};
  if (await isClientWrong(tenant, client_id, kept)) errors.client_id = ['job_client'];
  if (building_ids) {
    const seen = await visibleBuildings(tenant, building_ids);
    if (building_ids.some((id) => !seen.has(id))) errors.building_ids = ['invalid_ids'];
    else if (building_ids.length === 0 && !new_building) errors.building_ids = ['job_buildings_required'];
  }
  if (new_building?.area_id && !(await areaExists(tenant, new_building.area_id)))
    errors['new_building.area_id'] = ['invalid_ids'];
  if (start && start !== kept?.service_start_date && !isEnterable(start, dateAt(now, person.timeZone)))
    errors.service_start_date = ['date_range'];
  requireValid(errors);
};
