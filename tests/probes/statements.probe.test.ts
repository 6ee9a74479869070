import { afterAll, beforeAll, expect, it } from 'vitest';
import { product } from '../../apps/server/product.ts';
import { countStatements } from '../api/harness/count-statements.ts';
import {
  type Answer,
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../api/harness/index.ts';
import { growCompany } from './grow-company.ts';

let app: TestApp;
let acme: Company;
let taskId = 0;
const readers = new Map<string, Client>();

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  for (const who of ['admin', 'supervisor'] as const) readers.set(who, await acme.signIn(who));
  const { jobId: job_id, buildingId: building_id } = acme.inScope;
  const task = await readers.get('admin')?.raw('POST', '/api/v1/core/tasks', {
    ...{ job_id, building_id, description: 'Wipe', type: 'request' },
  });
  taskId = (task?.payload as { id: number } | undefined)?.id ?? 0;
});
afterAll(() => app.close());

const reads = product.bindings.filter(
  ({ endpoint }) =>
    endpoint.method === 'GET' &&
    endpoint.answer !== 'file' &&
    endpoint.answer !== 'stream' &&
    endpoint.access !== 'public' &&
    endpoint.access !== 'token',
);

/** The record whose id an address asks for; undefined where the company has none yet. */
const idFor = (path: string): number | undefined => {
  if (path.startsWith('/job/')) return acme.inScope.jobId;
  if (path.startsWith('/core/building/')) return acme.inScope.buildingId;
  if (path.startsWith('/core/client/')) return acme.clientId;
  if (path.startsWith('/core/user/')) return acme.users.supervisor;
  if (path.startsWith('/core/tasks/')) return taskId;
  return undefined;
};

type Read = { answer: Answer<never>; statements: number };

const read = async (client: Client, path: string): Promise<Read> => {
  const url = `/api/v1${path.replace(/\{\w+\}/, String(idFor(path)))}`;
  const ask = () => client.raw('GET', url);
  // Once before, so that what is prepared once per connection is not counted.
  let answer = await ask();
  const statements = await countStatements(async () => {
    answer = await ask();
  });
  return { answer, statements };
};

const readAll = async (): Promise<Map<string, Read>> => {
  const all = new Map<string, Read>();
  for (const [who, client] of readers) {
    for (const { name, endpoint } of reads) {
      if (endpoint.path.includes('{') && idFor(endpoint.path) === undefined) continue;
      const path = name === 'listJobs' ? `${endpoint.path}?per_page=0&include=buildings` : endpoint.path;
      const outcome = await read(client, path);
      if (outcome.answer.status === 200) all.set(`${who}: ${name}`, outcome);
    }
  }
  return all;
};

it('no answer takes more statements when there are more rows', async () => {
  const before = await readAll();
  await growCompany(app, acme, taskId);
  const after = await readAll();
  const lists = [...before].filter(
    ([name, { answer }]) => answer.text.length * 2 < (after.get(name)?.answer.text.length ?? 0),
  );
  // Those that grew are what this is about; a list that stops growing here is no longer measured.
  expect(lists.map(([name]) => name)).toEqual(
    expect.arrayContaining(
      [
        'listJobs',
        'listTasks',
        'listSeries',
        'getTask',
        'listBuildings',
        'getBuilding',
        'listClients',
        'listAreas',
        'listUsers',
        'getJob',
      ].map((name) => `admin: ${name}`),
    ),
  );
  for (const [name, { statements }] of before) {
    expect({ name, statements: after.get(name)?.statements }).toEqual({ name, statements });
  }
});
