import { beforeAll, describe, expect, it } from 'vitest';
import type { Client, Company, TestApp } from '../../../../../tests/api/harness/index.ts';
import { setUpSeries } from '../../../../../tests/api/harness/set-up-series.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { taskEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let supervisor: Client;

setUpSeries((given) => {
  ({ app, acme, rival, manager, supervisor } = given);
});

const many = 10_060;

/** Tasks due in threes at the same moment, every seventh without a due date. Inserted in parts, so that each statement ends in
 * time on a busy machine. */
const seedTasks = async (company: Company, count: number): Promise<void> => {
  for (let first = 1; first <= count; first += 1000)
    await sqlAs(
      app,
      company,
      `insert into tasks (organization_id, number, title, description, job_id, building_id, type, status,
         priority_level, due_at)
       select $1, 5000 + n, 'T' || n, 'D', $2, $3, 'service', 'open', (array['low', 'medium', 'high'])[1 + n % 3],
         case when n % 7 <> 0 then timestamptz '2027-04-01' + (n / 3) * interval '1.000001 seconds' end
       from generate_series($4::int, $5::int) n`,
      [
        company.organizationId,
        company.inScope.jobId,
        company.inScope.buildingId,
        first,
        Math.min(count, first + 999),
      ],
    );
};

beforeAll(async () => {
  await seedTasks(acme, many);
});

type Query = { [name: string]: unknown };

const list = (query: Query, client = manager) =>
  client.send(taskEndpoints.listTasks, { query: { per_page: 100, ...query } });

const idsOf = async (query: Query): Promise<number[]> => (await list(query)).payload.rows.map(({ id }) => id);

/** The ids of the whole list, in the order of the database. */
const allIds = async (order: string): Promise<number[]> =>
  (
    await sqlAs<{ id: number }>(
      app,
      acme,
      `select id from tasks where deleted_at is null and status = 'open' order by ${order}, id`,
    )
  ).map(({ id }) => id);

describe('page numbers', () => {
  it('reach 10,000 rows, and refuse what lies beyond instead of repeating a page', async () => {
    const ids = await allIds('due_at');
    expect(await idsOf({ page: 100 })).toEqual(ids.slice(9900, 10_000));
    // The last page of 30 rows ends where the reach does.
    expect(await idsOf({ page: 334, per_page: 30 })).toEqual(ids.slice(9990, 10_000));
    const beyond = await list({ page: 101 });
    expect([beyond.status, beyond.errors]).toEqual([
      422,
      { page: ['Pages end after 10000 rows. Narrow the list with filters.'] },
    ]);
    expect((await list({ page: 335, per_page: 30 })).status).toBe(422);
    const clients = await manager.raw('GET', '/api/v1/core/clients?page=101&per_page=100', undefined, {
      'accept-language': 'es',
    });
    expect(clients.status).toBe(422);
    expect(clients.errors?.page?.[0]).toContain('Reduzca la lista con filtros.');
  });
});

describe('somebody who sees some sites', () => {
  it('reads the same pages of them, with a total', async () => {
    const ids = await allIds('due_at');
    for (const [page, from] of [
      [1, 0],
      [2, 100],
      [37, 3600],
      [100, 9900],
    ] as const) {
      const { payload } = await list({ page }, supervisor);
      expect(payload.rows.map(({ id }) => id)).toEqual(ids.slice(from, from + 100));
      expect([payload.total, payload.total_capped]).toEqual([1000, true]);
    }
    expect((await list({ page: 101 }, supervisor)).status).toBe(422);
    expect((await list({ total: 'exact' }, supervisor)).payload.total).toBe(ids.length);
  });

  it('goes on after a task, and finds none where there is none', async () => {
    const ids = await allIds('due_at');
    const after = await list({ after: ids.at(-3) }, supervisor);
    expect([after.payload.rows.map(({ id }) => id), after.payload.total]).toEqual([ids.slice(-2), 2]);
    const beyond = await list({ after: ids.at(-3), page: 2 }, supervisor);
    expect([beyond.payload.rows, beyond.payload.total]).toEqual([[], 2]);
    const none = await list({ type: 'deficiency' }, supervisor);
    expect([none.payload.rows, none.payload.total]).toEqual([[], 0]);
    const ranged = await list({ created_from: '2027-03-01', per_page: 10 }, supervisor);
    const all = await list({ created_from: '2027-03-01', per_page: 10 });
    expect(ranged.payload.rows).toEqual(all.payload.rows);
  });
});

describe('after a task', () => {
  it.each([
    ['due_at', 'asc', 'due_at asc nulls last'],
    ['due_at', 'desc', 'due_at desc nulls last'],
    ['priority_level', 'desc', 'priority_rank desc'],
    ['number', 'asc', 'number asc'],
  ])('%s %s goes on to the last row', async (sort, order, sql) => {
    const ids = await allIds(sql);
    const last = ids[9_999] ?? 0;
    const first = await idsOf({ sort, order, after: last });
    expect(first).toEqual(ids.slice(10_000, 10_100));
    // Reads on from several places: between tasks due at the same moment, and among those without a due date.
    for (const place of [0, 1, 2, 3000, ids.length - 40]) {
      expect(await idsOf({ sort, order, after: ids[place], per_page: 10 })).toEqual(
        ids.slice(place + 1, place + 11),
      );
    }
    expect(await idsOf({ sort, order, after: ids.at(-1) })).toEqual([]);
  });

  it('also follows one that is no longer in the list', async () => {
    const ids = await allIds('due_at');
    await sqlAs(app, acme, 'update tasks set deleted_at = now() where id = $1', [ids[5]]);
    expect(await idsOf({ after: ids[5], per_page: 3 })).toEqual(ids.slice(6, 9));
  });

  it('names one that nobody may see', async () => {
    await seedTasks(rival, 1);
    const [foreign] = await sqlAs<{ id: number }>(app, rival, 'select id from tasks');
    for (const after of [foreign?.id, 99_999_999]) {
      const refused = await list({ after });
      expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['after']]);
    }
  });
});
