import { expect, it } from 'vitest';
import { photoRows } from './photo-rows.ts';

const taken = (...days: string[]) => days.map((day) => ({ day }));

it('puts each date once above its photos, and no photo of another date beside them', () => {
  const [a, b] = ['2026-03-05', '2026-03-04'];
  expect(photoRows(taken(a, a, a, a, b), 3)).toEqual([
    { key: a, day: a },
    { key: `${a} 0`, from: 0, to: 3 },
    { key: `${a} 3`, from: 3, to: 4 },
    { key: b, day: b },
    { key: `${b} 0`, from: 4, to: 5 },
  ]);
  expect(photoRows([], 3)).toEqual([]);
});

it('keeps the keys of the rows above when older photos are read', () => {
  const some = taken('2026-03-05', '2026-03-05');
  const more = photoRows([...some, ...taken('2026-03-04')], 2);
  expect(more.slice(0, 2)).toEqual(photoRows(some, 2));
});
