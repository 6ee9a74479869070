import tzLookup from 'tz-lookup';
import { wallOf } from '#platform/contract/zoned-time';
import { countyOf } from './county-of.ts';
import { stateZones, territoryZones } from './state-zones.ts';
import { centroidOf } from './zip-centroids.ts';

/** Counties whose clocks are not those of most people in their state, by their numbers (FIPS), as in 49 CFR part 71. */
const elsewhere: readonly [zone: string, state: string, counties: string][] = [
  // FL
  ['America/Chicago', '12', '005 013 033 059 063 091 113 131 133'],
  // ID
  ['America/Los_Angeles', '16', '009 017 021 035 055 057 061 069 079'],
  // IN
  ['America/Chicago', '18', '051 073 089 091 111 127 129 147 163 173'],
  // IN
  ['America/Indiana/Knox', '18', '149'],
  // IN
  ['America/Indiana/Tell_City', '18', '123'],
  // KS
  ['America/Denver', '20', '071 075 181 199'],
  // KY
  [
    'America/Chicago',
    '21',
    '001 003 007 009 027 031 033 035 039 047 053 055 057 059 061 075 083 085 087 091 099 101 105 107 139 141 143 145 149 157 169 171 177 183 207 213 219 221 225 227 233',
  ],
  // MI
  ['America/Menominee', '26', '043 053 071 109'],
  // NE
  ['America/Denver', '31', '005 007 013 029 033 045 049 057 069 075 091 101 105 123 135 157 161 165'],
  // ND
  ['America/Denver', '38', '001 007 011 033 037 041 087 089'],
  // OR
  ['America/Boise', '41', '045'],
  // SD
  ['America/Denver', '46', '007 019 031 033 041 047 055 063 071 081 093 102 103 105 137'],
  // TN
  [
    'America/New_York',
    '47',
    '001 009 011 013 019 025 029 057 059 063 065 067 073 089 091 093 105 107 121 123 129 139 143 145 151 155 163 171 173 179',
  ],
  // TX
  ['America/Denver', '48', '141 229'],
];

/** Counties with two clocks: the Aleutians, Lee, Russell and Chambers in Alabama, Navajo land in Arizona, Gulf, Idaho, Cherry,
 * Elko, Dunn, Sioux and Stanley. Of McKenzie and Malheur, which have two as well, nearly all towns are in one. */
const divided = new Set(
  '01017 01081 01113 02016 04001 04005 04017 12045 16049 31031 32007 38025 38085 46117'.split(' '),
);

/** The states in the order of their numbers, which leave out five. */
const states = [
  'AL AK . AZ AR CA . CO CT DE DC FL GA . HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA',
  '. RI SC SD TN TX UT VT VA . WA WV WI WY',
]
  .join(' ')
  .split(' ');

const zones = new Map(
  elsewhere.flatMap(([zone, state, counties]) =>
    counties.split(' ').map((county) => [`${state}${county}`, zone] as const),
  ),
);

/** The zone of a county by its five digits; undefined where it has two. */
const zoneOfCounty = (county: string): string | undefined =>
  divided.has(county)
    ? undefined
    : (zones.get(county) ?? stateZones[states[Number(county.slice(0, 2)) - 1] ?? '']);

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
  const point = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
  const centroid = point && state ? undefined : centroidOf(zip);
  const position = point ?? centroid;
  const inState = state ?? centroid?.state ?? '';
  const zone = territoryZones[inState] ?? (position && zoneAt(position.lat, position.lng));
  return {
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    location_approximate: !point && position !== undefined,
    time_zone: zone ?? stateZones[inState] ?? organizationZone,
  };
};
