import { notFound, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { BuildingPosition, positionEndpoints } from '../../contract/index.ts';
import { announcePlace } from './announce-place.ts';
import { forgetGeocode } from './geocode-request-repository.ts';
import { locate } from './locate.ts';
import { type FoundPlace, loadPlace, savePosition } from './place-repository.ts';

type Call = SignedInCall<(typeof positionEndpoints)['setBuildingPosition']>;

const present = ({
  id,
  lat,
  lng,
  location_approximate,
  location_source,
  time_zone,
  updated_at,
}: FoundPlace): BuildingPosition => ({
  id,
  lat,
  lng,
  location_approximate,
  location_source,
  time_zone,
  updated_at,
});

const requirePlace = async ({ tenant, params }: Pick<Call, 'tenant' | 'params'>): Promise<FoundPlace> => {
  const place = await loadPlace(tenant, params.id);
  if (!place) throw notFound();
  return place;
};

/** Puts the pin of a building where a person says. No geocoder moves it from there. */
export const setBuildingPosition = async (call: Call): Promise<BuildingPosition> => {
  const { tenant, person, params, body, wiring } = call;
  const { id } = params;
  const before = await requirePlace(call);
  if (before.updated_at !== body.updated_at) throw stale(present(before));
  const at = { lat: body.lat, lng: body.lng };
  const { time_zone } = locate({ ...at, zip: before.zip, state: before.state }, before.time_zone);
  await savePosition(tenant, id, { ...at, time_zone });
  await forgetGeocode(tenant, id);
  const changes = changesOf(before, { ...at, time_zone, location_source: 'manual' as const });
  await writeAudit(tenant, person, {
    action: 'building.position-set',
    entity: 'building',
    entityId: id,
    buildingId: id,
    changes,
  });
  await announcePlace(tenant, wiring.events, id, person.userId);
  return present(await requirePlace(call));
};
