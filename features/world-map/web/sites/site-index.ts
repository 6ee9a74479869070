import type { JobRow } from '#features/jobs/contract';
import type { SiteWork } from '#features/tasks/contract';

export type WorkBySite = ReadonlyMap<number, Pick<SiteWork, 'open' | 'past_due'>>;

/** The looks of pins: by status, those of active sites by their work. A pin with an approximate position has its look's
 * number plus their count. */
export const looks = ['active', 'draft', 'inactive', 'busy', 'late', 'behind'] as const;

export type Look = (typeof looks)[number];

export const approximateOffset = looks.length;

/** Past-due tasks from which on a site is behind. */
const behindFrom = 3;

const lookOf = ({ id, status }: JobRow, work: WorkBySite): Look => {
  const { open = 0, past_due: late = 0 } = work.get(id) ?? {};
  if (status !== 'active') return status;
  if (late > 0) return late < behindFrom ? 'late' : 'behind';
  return open > 0 ? 'busy' : 'active';
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
  /** Open and past-due tasks; null when this person may not know them. */
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
    const look = looks.indexOf(work ? lookOf(row, work) : row.status);
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
