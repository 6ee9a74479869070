import { expect, it } from 'vitest';
import { photoRows } from './photo-rows.ts';

const taken = (...days: string[]) => days.map((day) => ({ day }));

const [a, b, c] = ['2026-03-05', '2026-03-04', '2026-03-03'];

it('leaves no place empty, and begins each date once', () => {
  expect(photoRows(taken(a, a, a, a, b, c), 3)).toEqual([
    { key: 0, headed: true, groups: [{ day: a, from: 0, to: 3, begins: true }] },
    {
      key: 3,
      headed: true,
      groups: [
        { day: a, from: 3, to: 4, begins: false },
        { day: b, from: 4, to: 5, begins: true },
        { day: c, from: 5, to: 6, begins: true },
      ],
    },
  ]);
  expect(photoRows([], 3)).toEqual([]);
});

it('has no headings on a line where no date begins', () => {
  expect(photoRows(taken(a, a, a, a), 2).map(({ headed }) => headed)).toEqual([true, false]);
});

it('keeps the rows above when older photos are read', () => {
  const some = taken(a, a);
  expect(photoRows([...some, ...taken(b)], 2).slice(0, 1)).toEqual(photoRows(some, 2));
});
