import type { NightState } from '#features/nights/daily-reports/contract';
import type { ScoreBand } from '#features/quality/inspections/contract';
import type { JobRow } from '#features/sites/jobs/contract';
import type { SiteWork } from '#features/tasks/tasks/contract';
import type { PinMode } from '../map-search.ts';

/** The band of the last score by site; a site without a score is left out. */
export type BandBySite = ReadonlyMap<number, ScoreBand>;

/** How each site reported last night; a site from which nothing was expected is left out. */
export type NightBySite = ReadonlyMap<number, NightState>;

export type WorkBySite = ReadonlyMap<number, Pick<SiteWork, 'open' | 'past_due'>>;

const statusLooks = ['active', 'draft', 'inactive'] as const satisfies readonly JobRow['status'][];

/** The numbers of past due tasks that a pin can show. */
const countLooks = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '9+'] as const;

/** From what needs no attention to what needs most. */
const scoreLooks = ['unscored', 'success', 'warning', 'error'] as const;

/** From what needs no attention to what needs most. */
const nightLooks = ['unexpected', 'finalized', 'running', 'missing'] as const satisfies readonly (
  | NightState
  | 'unexpected'
)[];

/** The looks of pins: by status, by how many tasks are past due, by the last score, or by last night. A pin with an approximate
 * position has its look's number plus their count. */
export const looks = [...statusLooks, ...countLooks, ...scoreLooks, ...nightLooks] as const;

export type Look = (typeof looks)[number];

export const approximateOffset = looks.length;

const firstCount: number = statusLooks.length;

const firstScore = firstCount + countLooks.length;

const firstNight = firstScore + scoreLooks.length;

/** Numbers of looks from which on a site counts as late (1 past due task) or behind (3 past due tasks). */
const [lateFrom, behindFrom] = [firstCount + 1, firstCount + 3];

export type LookKind =
  | JobRow['status']
  | 'fine'
  | 'late'
  | 'behind'
  | (typeof scoreLooks)[number]
  | (typeof nightLooks)[number];

/** The kind of a look, which decides its colour and shape. */
export const kindOf = (look: number): LookKind => {
  const own = look % approximateOffset;
  if (own >= firstNight) return nightLooks[own - firstNight] ?? 'unexpected';
  if (own >= firstScore) return scoreLooks[own - firstScore] ?? 'unscored';
  if (own >= behindFrom) return 'behind';
  if (own >= lateFrom) return 'late';
  return own >= firstCount ? 'fine' : (statusLooks[own] ?? 'inactive');
};

/** Numbers of the looks of these kinds, for the worker of the map. */
export const looksOf = (...kinds: readonly LookKind[]): number[] =>
  looks.flatMap((_, look) => (kinds.includes(kindOf(look)) ? [look] : []));

/** What the pins show, by site. If all are null, they show only the status. */
type ByPlace = { work: WorkBySite | null; bands: BandBySite | null; nights: NightBySite | null };

const lookOf = ({ id, status }: JobRow, mode: PinMode, { work, bands, nights }: ByPlace): number => {
  if (mode === 'nights' && nights) return firstNight + nightLooks.indexOf(nights.get(id) ?? 'unexpected');
  if (mode === 'scores' && bands) return firstScore + scoreLooks.indexOf(bands.get(id) ?? 'unscored');
  return mode === 'tasks' && work
    ? firstCount + Math.min(work.get(id)?.past_due ?? 0, countLooks.length - 1)
    : statusLooks.indexOf(status);
};

/** One entry for each building with a position, in the order of the sites. Only numbers, because they are sent to the
 * map's worker. */
export type Pins = {
  job: Int32Array;
  lng: Float32Array;
  lat: Float32Array;
  look: Uint8Array;
};

export type SiteIndex = {
  rows: readonly JobRow[];
  /** Index of each job in `rows`. */
  placeOf: ReadonlyMap<number, number>;
  pins: Pins;
  /** The pins of site i are those from `firstPin[i]` up to, but not including, `firstPin[i + 1]`. */
  firstPin: Int32Array;
  /** Normalized text to search in, computed at its first use. */
  texts: (string | undefined)[];
  /** Open and past due tasks; null when this person may not see them. */
  work: WorkBySite | null;
  supervisors: ReadonlyMap<number, string>;
};

const pinsFor = (count: number): Pins => ({
  job: new Int32Array(count),
  lng: new Float32Array(count),
  lat: new Float32Array(count),
  look: new Uint8Array(count),
});

export const makeIndex = (
  rows: readonly JobRow[],
  work: WorkBySite | null = null,
  supervisors: ReadonlyMap<number, string> = new Map(),
  mode: PinMode = 'status',
  bands: BandBySite | null = null,
  nights: NightBySite | null = null,
): SiteIndex => {
  let located = 0;
  for (const row of rows) for (const building of row.buildings ?? []) if (building.lat !== null) located++;
  const pins = pinsFor(located);
  const firstPin = new Int32Array(rows.length + 1);
  const placeOf = new Map<number, number>();
  let pin = 0;
  rows.forEach((row, place) => {
    placeOf.set(row.id, place);
    firstPin[place] = pin;
    const look = lookOf(row, mode, { work, bands, nights });
    for (const { lat, lng, location_approximate: near } of row.buildings ?? []) {
      if (lat === null || lng === null) continue;
      pins.job[pin] = row.id;
      pins.lng[pin] = lng;
      pins.lat[pin] = lat;
      pins.look[pin] = look + (near ? approximateOffset : 0);
      pin++;
    }
  });
  firstPin[rows.length] = pin;
  return { rows, placeOf, pins, firstPin, texts: new Array(rows.length), work, supervisors };
};

export const hasPin = ({ firstPin }: SiteIndex, place: number): boolean =>
  (firstPin[place + 1] ?? 0) > (firstPin[place] ?? 0);

/** The pins of these sites. */
export const pinsOf = (index: SiteIndex, places: readonly number[]): Pins => {
  const { pins, firstPin } = index;
  const chosen: number[] = [];
  for (const place of places) {
    const end = firstPin[place + 1] ?? 0;
    for (let pin = firstPin[place] ?? 0; pin < end; pin++) chosen.push(pin);
  }
  const part = pinsFor(chosen.length);
  chosen.forEach((pin, at) => {
    part.job[at] = pins.job[pin] as number;
    part.lng[at] = pins.lng[pin] as number;
    part.lat[at] = pins.lat[pin] as number;
    part.look[at] = pins.look[pin] as number;
  });
  return part;
};
