import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import type { PeriodicPart } from '#platform/server/feature/run-periodic-work';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { defineWork } from '#platform/server/queue/define-work';
import { announcePlace } from './announce-place.ts';
import { askGeocoder, type Point } from './ask-geocoder.ts';
import {
  forgetAllGeocodes,
  forgetGeocode,
  nextToGeocode,
  type WaitingBuilding,
  waitsForGeocode,
} from './geocode-request-repository.ts';
import { locate } from './locate.ts';
import { startGeocoding } from './place-building.ts';
import { saveFoundPlace } from './place-repository.ts';

/** Milliseconds between two questions, as the rules of public geocoders ask for. The queue does one round at a time in
 * the whole installation. */
const between = 1000;

/** Questions of one round; other organizations have their rounds in between. */
const max = 60;

/** Most buildings of one round that open maps are told of, so that a large import does not tell of each. */
const announced = 5;

/** Ends the request in any case: a building that the geocoder does not know stays in the middle of its ZIP code. */
const settle = async (tenant: Tenant, building: WaitingBuilding, point: Point | undefined) => {
  await forgetGeocode(tenant, building.id);
  if (!point) return false;
  const { zip, state } = building;
  // A zone that is not the one of the address was chosen by a person, and stays.
  const chosen = building.time_zone !== locate({ zip, state }).time_zone;
  const time_zone = chosen ? building.time_zone : locate({ ...point, zip, state }).time_zone;
  return saveFoundPlace(tenant, building.id, building, { ...point, time_zone });
};

const ask = async ({ config }: Wiring, url: string, building: WaitingBuilding) => {
  if (building.settled) return undefined;
  const [point] = await Promise.all([
    askGeocoder(url, building, `${config.productName} (${config.publicUrl})`),
    pause(between),
  ]);
  return point;
};

/** Asks the geocoder for the buildings that wait, one a second. When it cannot be reached, the queue tries again. */
export const geocodingWork = defineWork(
  z.object({ organizationId: z.int() }),
  async (wiring, { organizationId }) => {
    const { database, events, queue, config } = wiring;
    const inTenant = <T>(run: (tenant: Tenant) => Promise<T>) =>
      database.withTenant(systemScope(organizationId), run);
    const url = config.geocoderUrl;
    if (!url) return inTenant(forgetAllGeocodes);
    const placed: number[] = [];
    let building = await inTenant(nextToGeocode);
    for (let asked = 0; building && asked < max; asked += 1) {
      const here = building;
      const point = await ask(wiring, url, here);
      if (await inTenant((tenant) => settle(tenant, here, point))) placed.push(here.id);
      building = await inTenant(nextToGeocode);
    }
    await inTenant(async (tenant) => {
      for (const id of placed.slice(-announced)) await announcePlace(tenant, events, id, null);
      if (building) await queue.add(tenant, 'geocoding', { organizationId, kind: 'geocoding' });
    });
  },
);

/** Starts a round for buildings that wait after an import, or after a round that was lost. */
export const askForWaiting: PeriodicPart = ({ wiring, inTenant }) =>
  inTenant(async (tenant) => {
    if (await waitsForGeocode(tenant)) await startGeocoding({ tenant, queue: wiring.queue });
  });
