import { expect, it } from 'vitest';
import { countLimit, reachLimit } from '#platform/contract/pagination';
import { loadFoundPage } from './found-page.ts';
import type { PageQuery } from './page.ts';

const of = (found: number, query: PageQuery) => {
  const asked: (number | null)[] = [];
  const page = loadFoundPage(query, {
    ids: async (max) => {
      asked.push(max);
      return Array.from({ length: Math.min(found, max ?? found) }, (_, at) => at + 1);
    },
    shown: async (ids) => ids.map((id) => `row ${id}`),
    count: async () => found,
  });
  return page.then((answer) => ({ ...answer, asked }));
};

it('reads the ids once for rows and total', async () => {
  const { rows, total, asked } = await of(120, { page: 2, per_page: 50 });
  expect([rows[0], rows.length, total]).toEqual(['row 51', 50, 120]);
  expect(asked).toEqual([countLimit + 1]);
});

it('counts no further than lists do, and reads as far as a late page needs', async () => {
  const first = await of(5000, { page: 1, per_page: 50 });
  expect([first.total, first.total_capped]).toEqual([countLimit, true]);
  const late = await of(5000, { page: 30, per_page: 50 });
  expect([late.rows[0], late.asked]).toEqual(['row 1451', [reachLimit]]);
});

it('answers everything, or the exact number alone, where that is asked for', async () => {
  const all = await of(1200, { page: 1, per_page: 0 });
  expect([all.rows.length, all.total, all.total_capped, all.asked]).toEqual([1200, 1200, false, [null]]);
  const exact = await of(5000, { page: 1, per_page: 50, total: 'exact' });
  expect([exact.rows, exact.total, exact.asked]).toEqual([[], 5000, []]);
});

it('refuses a number that somebody was shown and that no longer matches', async () => {
  const asked = { page: 1, per_page: 50, total: 'exact' } as const;
  expect((await of(5000, { ...asked, seen: 5000 })).total).toBe(5000);
  await expect(of(5000, { ...asked, seen: 4999 })).rejects.toMatchObject({
    status: 409,
    messageRef: { code: 'list_changed', values: { now: 5000, seen: 4999 } },
  });
});
