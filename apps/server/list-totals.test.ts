import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import { countLimit } from '#platform/contract/pagination';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../tests/api/harness/index.ts';
import { product } from './product.ts';

let app: TestApp;
let acme: Company;
let admin: Client;

const tasks = countLimit + 50;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  admin = await acme.signIn('admin');
  const { organizationId, inScope, users } = acme;
  await app.database.withTenant(systemScope(organizationId), (tenant) =>
    tenant.query({
      text: `insert into tasks (organization_id, number, title, description, type, status, job_id, building_id, created_by)
        select $1, 1000 + n, 'Task ' || n, 'Wipe', 'request', 'open', $2, $3, $4 from generate_series(1, $5::int) n`,
      values: [organizationId, inScope.jobId, inScope.buildingId, users.admin, tasks],
    }),
  );
});
afterAll(() => app.close());

/** All lists, except those of one record that the path or the query has to name. */
const lists = product.bindings.filter(
  ({ endpoint: { query, params } }) =>
    query && 'total' in query.shape && !params && query.safeParse({}).success,
);

type Rows = { rows: unknown[]; total: number; total_capped: boolean };

describe.each(lists.map(({ name, endpoint }) => [name, `/api/v1${endpoint.path}`] as const))(
  '%s',
  (_, path) => {
    it('counts all that match when asked for the exact total, and answers no row', async () => {
      const page = (await admin.raw('GET', `${path}?per_page=100`)).payload as Rows;
      const exact = (await admin.raw('GET', `${path}?total=exact`)).payload as Rows;
      expect(exact).toMatchObject({ rows: [], total_capped: false });
      if (page.total_capped) expect(exact.total).toBeGreaterThan(page.total);
      else expect(exact.total).toBe(page.total);
    });
  },
);

it('a page counts its total to a limit, and says so', async () => {
  const { payload } = await admin.call(taskEndpoints.listTasks, { query: { per_page: 10 } });
  expect(payload).toMatchObject({ total: countLimit, total_capped: true });
  expect(payload.rows).toHaveLength(10);
  const last = await admin.call(taskEndpoints.listTasks, {
    query: { per_page: 100, page: tasks / 100 + 0.5 },
  });
  expect(last.payload.rows).toHaveLength(50);
  const exact = await admin.call(taskEndpoints.listTasks, { query: { total: 'exact', q: 'task' } });
  expect(exact.payload.total).toBe(tasks);
});
