import { expect, it } from 'vitest';
import type { Translate } from '#platform/web/i18n/index';
import { pointLists } from '../../contract/index.ts';
import { entryBars } from './entry-bars.ts';

const range = { from: '2027-03-01', to: '2027-03-07' };

const t: Translate = (key, values) => (values ? `in ${values.count} logs` : key);

it('say beside their entries how many logs they open, each the list of its logs', () => {
  const room = { id: 4, name: 'Lobby', building: 'North Tower', count: 9, logs: 3 };
  const porter = { id: 7, name: 'Ana Ruiz', count: 5, logs: 2 };
  const type = { key: 'restroom_check', count: 1, logs: 1 } as const;
  const { types, rooms, porters } = entryBars({
    charts: { hours: [], restroom_hours: [], types: [type], rooms: [room], porters: [porter] },
    range,
    t,
    listOf: (filters) => JSON.stringify(filters),
  });
  const shown = ({ count, note, to }: (typeof rooms)[number]) => [count, note, JSON.parse(to)];
  expect(rooms.map(shown)).toEqual([[9, 'North Tower · in 3 logs', pointLists.room(room, range)]]);
  expect(porters.map(shown)).toEqual([[5, 'in 2 logs', pointLists.porter(porter, range)]]);
  expect(types.map(shown)).toEqual([[1, 'in 1 logs', pointLists.type(type, range)]]);
});
