import {
  frequencies,
  type InstructionSet,
  isDue,
  type SiteInstruction,
  serviceDay,
} from '../../contract/index.ts';

export const filters = ['all', 'due', ...frequencies, 'missing'] as const;

export type Filter = (typeof filters)[number];

/** Whether the text in one of the two languages is missing. */
export const lacksWords = ({ text_en, text_es }: SiteInstruction): boolean =>
  text_en === '' || text_es === '';

/** The rows that each filter leaves. Filters that leave none are not offered, except `all` and `due`. `missing` is only for
 * people who may write. */
export const rowsByFilter = (
  { rows, time_zone, overnight, service_days, can }: InstructionSet,
  now: Date,
): ReadonlyMap<Filter, readonly SiteInstruction[]> => {
  const today = serviceDay(now, time_zone, overnight);
  const left = (filter: Filter): readonly SiteInstruction[] => {
    if (filter === 'all') return rows;
    if (filter === 'due') return rows.filter((row) => isDue(row, today, service_days));
    if (filter === 'missing') return can.edit ? rows.filter(lacksWords) : [];
    return rows.filter(({ frequency }) => frequency === filter);
  };
  const all = filters.map((filter) => [filter, left(filter)] as const);
  return new Map(all.filter(([filter, some]) => filter === 'all' || filter === 'due' || some.length > 0));
};

export type Room = {
  key: string;
  name: string;
  building: SiteInstruction['building'];
  rows: readonly SiteInstruction[];
};

/** Groups the instructions by room. Rooms are in the order of their first instruction. */
export const byRoom = (rows: readonly SiteInstruction[]): Room[] => {
  const rooms = Map.groupBy(rows, ({ building, room }) => `${building?.id ?? 0} ${room}`);
  return [...rooms].map(([key, of]) => ({
    key,
    name: of[0]?.room ?? '',
    building: of[0]?.building ?? null,
    rows: of,
  }));
};

/** The ids in the order after an instruction was moved to the place of another one of its room. */
export const movedTo = (rooms: readonly Room[], id: number, to: number): number[] | undefined => {
  const room = rooms.find(({ rows }) => rows.some((row) => row.id === id));
  const ids = room?.rows.map((row) => row.id) ?? [];
  const place = ids.indexOf(to);
  if (place < 0 || id === to) return undefined;
  const moved = ids.filter((other) => other !== id).toSpliced(place, 0, id);
  return rooms.flatMap((one) => (one === room ? moved : one.rows.map((row) => row.id)));
};

/** The ids in the order after a room was moved one place up (-1) or down (1). */
export const roomMoved = (rooms: readonly Room[], key: string, by: -1 | 1): number[] | undefined => {
  const at = rooms.findIndex((room) => room.key === key);
  const room = rooms[at];
  if (!room || at + by < 0 || at + by >= rooms.length) return undefined;
  const order = rooms.toSpliced(at, 1).toSpliced(at + by, 0, room);
  return order.flatMap(({ rows }) => rows.map(({ id }) => id));
};
