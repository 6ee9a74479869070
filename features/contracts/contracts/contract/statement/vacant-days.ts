import { addDays } from '#platform/contract/add-days';

/** Rooms of a floor that stand empty, with the names that a client knows. */
export type VacantRooms = {
  id: number;
  floor_id: number;
  building: string;
  floor: string;
  /** Square feet of the whole floor; null when nobody knows them. */
  floor_sqft: number | null;
  sqft: number;
  kind: 'FF' | 'PF';
  from: string;
  to: string | null;
  notice_date: string | null;
};

/** The first credited day: `noticeDays` after notice was given, but not before the rooms are empty. */
export const creditedFrom = ({ from, notice_date }: VacantRooms, noticeDays: number): string => {
  if (notice_date === null) return from;
  const after = addDays(notice_date, noticeDays);
  return after > from ? after : from;
};

const isEmptyOn = (rooms: VacantRooms, day: string, noticeDays: number): boolean =>
  creditedFrom(rooms, noticeDays) <= day && (rooms.to === null || rooms.to >= day);

/** The same rooms with no more square feet than their floor has, the first ones first. */
const upToFloor = (all: readonly VacantRooms[]): VacantRooms[] => {
  const left = new Map<number, number>();
  return all.flatMap((rooms) => {
    const max = left.get(rooms.floor_id) ?? rooms.floor_sqft ?? Number.POSITIVE_INFINITY;
    const sqft = Math.min(rooms.sqft, max);
    left.set(rooms.floor_id, max - sqft);
    return sqft > 0 ? [{ ...rooms, sqft }] : [];
  });
};

/** Rooms that are credited on a day, each with the square feet that are. A wholly vacant floor counts once: entries of its parts
 * and second entries of the same floor are left out. */
export const creditedOn = (all: readonly VacantRooms[], day: string, noticeDays: number): VacantRooms[] => {
  const empty = all.filter((rooms) => isEmptyOn(rooms, day, noticeDays));
  const wholeOf = new Map<number, VacantRooms>();
  for (const rooms of empty.filter(({ kind }) => kind === 'FF')) {
    const other = wholeOf.get(rooms.floor_id);
    if (!other || rooms.sqft > other.sqft || (rooms.sqft === other.sqft && rooms.id < other.id))
      wholeOf.set(rooms.floor_id, rooms);
  }
  return upToFloor(empty.filter((rooms) => (wholeOf.get(rooms.floor_id) ?? rooms) === rooms));
};

export type Stretch = { rooms: VacantRooms; days: readonly string[] };

/** Runs of credited days of each vacancy, in the order of floors in a statement. */
export const creditedStretches = (
  all: readonly VacantRooms[],
  days: readonly string[],
  noticeDays: number,
): Stretch[] => {
  type Run = { rooms: VacantRooms; days: string[] };
  const open = new Map<number, Run>();
  const found: Run[] = [];
  for (const day of days) {
    const credited = creditedOn(all, day, noticeDays);
    for (const id of [...open.keys()]) if (!credited.some((rooms) => rooms.id === id)) open.delete(id);
    for (const rooms of credited) {
      const run = open.get(rooms.id);
      if (run?.rooms.sqft === rooms.sqft) run.days.push(day);
      else {
        const begun = { rooms, days: [day] };
        open.set(rooms.id, begun);
        found.push(begun);
      }
    }
  }
  const floors = [...new Set(all.map(({ floor_id }) => floor_id))];
  return found.sort(
    (a, b) =>
      floors.indexOf(a.rooms.floor_id) - floors.indexOf(b.rooms.floor_id) ||
      (a.days[0] ?? '').localeCompare(b.days[0] ?? ''),
  );
};
