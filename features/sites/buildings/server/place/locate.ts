import tzLookup from 'tz-lookup';
import { wallOf } from '#platform/contract/zoned-time';
import { countyOf } from './county-of.ts';
import { zoneOfCounty } from './county-zones.ts';
import { stateZones, territoryZones } from './state-zones.ts';
import { centroidOf } from './zip-centroids.ts';

export type Place = { zip: string; state?: string; lat?: number | null; lng?: number | null };

export type Location = {
  lat: number | null;
  lng: number | null;
  location_approximate: boolean;
  time_zone: string;
};

/** Moments in winter and in summer. */
const moments = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'] as const;

const sameClock = (zone: string, other: string): boolean =>
  moments.every((moment) => wallOf(moment, zone) === wallOf(moment, other));

/** Undefined at sea, where zones belong to no place. The map of zones is some kilometers coarse: at borders, the county counts,
 * by which the law draws most of them. */
const zoneAt = (lat: number, lng: number): string | undefined => {
  const zone = tzLookup(lat, lng);
  if (zone.startsWith('Etc/')) return undefined;
  const county = countyOf(lat, lng);
  const lawful = county && zoneOfCounty(county);
  return lawful && !sameClock(zone, lawful) ? lawful : zone;
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
