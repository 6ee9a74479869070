import tzLookup from 'tz-lookup';
import { stateZones, territoryZones } from './state-zones.ts';
import { centroidOf } from './zip-centroids.ts';

export type Place = { zip: string; state?: string; lat?: number | null; lng?: number | null };

export type Location = {
  lat: number | null;
  lng: number | null;
  location_approximate: boolean;
  time_zone: string;
};

/** Undefined at sea, where zones belong to no place. */
const zoneAt = (lat: number, lng: number): string | undefined => {
  const zone = tzLookup(lat, lng);
  return zone.startsWith('Etc/') ? undefined : zone;
};

/** The position of a building: the given one, or the centre of its ZIP code. The time zone is that of the position, or
 * else of the state, or else of the organization. */
export const locate = ({ zip, state, lat, lng }: Place, organizationZone = 'UTC'): Location => {
  const given = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
  const centroid = given && state ? undefined : centroidOf(zip);
  const position = given ?? centroid;
  const inState = state ?? centroid?.state ?? '';
  const zone = territoryZones[inState] ?? (position && zoneAt(position.lat, position.lng));
  return {
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    location_approximate: !given && position !== undefined,
    time_zone: zone ?? stateZones[inState] ?? organizationZone,
  };
};
