import { expect, it } from 'vitest';
import { type InstructionSet, type SiteInstruction, tidyRhythm } from '../../contract/index.ts';
import { byRoom, movedTo, roomMoved, rowsByFilter } from './shown.ts';

const row = (id: number, room: string, more: Partial<SiteInstruction> = {}): SiteInstruction => ({
  id,
  room,
  building: null,
  text_en: 'Dust.',
  text_es: 'Quite el polvo.',
  photos: [],
  ...tidyRhythm({ frequency: more.frequency ?? 'nightly', weekdays: [], day: null, month: null }),
  since_read: null,
  updated_at: '',
  ...more,
});

const rows = [
  row(1, 'Lobby'),
  row(2, 'Dock', { frequency: 'weekly', weekdays: [2] }),
  row(3, 'Lobby', { frequency: 'as_needed', text_es: '' }),
];

const set = (edit: boolean): InstructionSet => ({
  rows,
  version: 1,
  read: null,
  removed: 0,
  time_zone: 'America/Denver',
  overnight: true,
  service_days: [],
  can: { edit },
});

it('says what each filter leaves, by the service night of the site', () => {
  const night = new Date('2027-03-03T09:00:00Z');
  const ids = (edit: boolean) =>
    Object.fromEntries([...rowsByFilter(set(edit), night)].map(([f, some]) => [f, some.map(({ id }) => id)]));
  const left = { all: [1, 2, 3], due: [1, 2], nightly: [1], weekly: [2], as_needed: [3] };
  expect(ids(false)).toEqual(left);
  expect(ids(true)).toEqual({ ...left, missing: [3] });
});

it('keeps rooms together and moves within them, or whole rooms', () => {
  const rooms = byRoom(rows);
  expect(rooms.map(({ name, rows: of }) => [name, of.length])).toEqual([
    ['Lobby', 2],
    ['Dock', 1],
  ]);
  expect(movedTo(rooms, 3, 1)).toEqual([3, 1, 2]);
  expect(movedTo(rooms, 1, 3)).toEqual([3, 1, 2]);
  expect(movedTo(rooms, 1, 2)).toBeUndefined();
  expect(roomMoved(rooms, rooms[1]?.key ?? '', -1)).toEqual([2, 1, 3]);
  expect(roomMoved(rooms, rooms[1]?.key ?? '', 1)).toBeUndefined();
});
