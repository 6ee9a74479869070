import type { Tenant } from '#platform/server/db/tenant';
import { isWorkKnown } from '#platform/server/queue/known-work-repository';
import type { Queue } from '#platform/server/queue/queue';
import { requestGeocode } from './geocode-request-repository.ts';
import { locate } from './locate.ts';
import { loadPlaceOf, saveZipPlace } from './place-repository.ts';

/** `keepZone`: the person chose the time zone in the same save. */
type Options = { created?: boolean; replacePin?: boolean; keepZone?: boolean };

type Tools = { tenant: Tenant; queue: Queue };

/** Queues a round of questions to the geocoder after the commit. One round asks for all waiting buildings of the organization. */
export const startGeocoding = async ({ tenant, queue }: Tools): Promise<void> => {
  if (await isWorkKnown(tenant, 'geocoding')) return;
  await queue.add(tenant, 'geocoding', { organizationId: tenant.organizationId, kind: 'geocoding' });
};

/** Places a building that was created, or whose address may have changed: in the middle of its ZIP code until the geocoder
 * answers. A pin that a person has set stays, unless that person agrees to `replacePin`. */
export const placeBuilding = async (
  tools: Tools,
  id: number,
  { created = false, replacePin = false, keepZone = false }: Options = {},
): Promise<void> => {
  const { tenant } = tools;
  const place = await loadPlaceOf(tenant, id);
  if (!place) return;
  const { zip, state, time_zone, lat, location_source } = place;
  if (location_source === 'manual' ? !replacePin : !(created || replacePin || place.moved)) return;
  const found = locate({ zip, state }, time_zone);
  if (!created || lat === null) await saveZipPlace(tenant, id, keepZone ? { ...found, time_zone } : found);
  await requestGeocode(tenant, id);
  await startGeocoding(tools);
};
