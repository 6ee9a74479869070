import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApp, type TestApp } from '../../../tests/api/harness/index.ts';
import type { PageQuery } from '../http/page.ts';
import { systemScope } from '../http/person.ts';
import { addOrganization } from '../testing/add-organization.ts';
import type { ListSql } from './list-sql.ts';
import { loadCountedPage, loadCountedRows } from './load-counted-page.ts';
import { collectValues } from './values.ts';

let app: TestApp;
const organization = 74;
beforeAll(async () => {
  app = await startApp();
  await addOrganization(app.ownerUrl, organization);
});
afterAll(() => app.close());

const row = z.object({ number: z.int(), total: z.int() });

/** A page of the numbers up to `max`, in descending order: its ids first, then its rows. */
const inTwo = (max: number, query: PageQuery) =>
  app.database.withTenant(systemScope(organization), (tenant) =>
    loadCountedPage(tenant, query, upTo(max), async (ids) => ids),
  );

/** The same page, read with one statement. */
const inOne = (ordered: boolean) => (max: number, query: PageQuery) =>
  app.database.withTenant(systemScope(organization), async (tenant) => {
    const list = upTo(max);
    const { from, id, order } = list;
    const statement = {
      row,
      ordered,
      ids: (reach: string) => `select ${id} from ${from} order by ${order} ${reach}`,
      rows: (page: string) => `select id as number, total from (${page}) page order by id desc`,
    };
    const page = await loadCountedRows(tenant, query, list, statement, tenant.endWith);
    return { ...page, rows: page.rows.map(({ number }) => number) };
  });

const upTo = (max: number): ListSql => ({
  from: 'generate_series(1, $1::int) g',
  id: 'g',
  where: 'true',
  order: 'g desc',
  values: collectValues([max]),
});

describe.each([
  ['ids first', inTwo],
  ['one statement', inOne(false)],
  ['one statement, in the order of an index', inOne(true)],
])('%s', (_, numbers) => {
  it('reads the ids of a page in their order, and how many there are', async () => {
    const first = await numbers(7, { page: 1, per_page: 3 });
    expect([first.rows, first.total, first.total_capped]).toEqual([[7, 6, 5], 7, false]);
    const last = await numbers(7, { page: 3, per_page: 3 });
    expect([last.rows, last.total]).toEqual([[1], 7]);
    const beyond = await numbers(7, { page: 9, per_page: 3 });
    expect([beyond.rows, beyond.total]).toEqual([[], 7]);
    const none = await numbers(0, { page: 1, per_page: 3 });
    expect([none.rows, none.total]).toEqual([[], 0]);
  });

  it('counts no further than lists do, and reads as far as a late page needs', async () => {
    const first = await numbers(5000, { page: 1, per_page: 50 });
    expect([first.rows[0], first.total, first.total_capped]).toEqual([5000, 1000, true]);
    const late = await numbers(5000, { page: 30, per_page: 50 });
    expect([late.rows[0], late.rows.length, late.total_capped]).toEqual([3550, 50, true]);
  });

  it('answers everything, or the exact number alone, where that is asked for', async () => {
    const all = await numbers(1200, { page: 1, per_page: 0 });
    expect([all.rows.length, all.total, all.total_capped]).toEqual([1200, 1200, false]);
    const exact = await numbers(5000, { page: 1, per_page: 50, total: 'exact' });
    expect([exact.rows, exact.total]).toEqual([[], 5000]);
  });
});
