import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { actionLogEndpoints, actionLogListEndpoints, entryEndpoints } from '../../contract/index.ts';

const { listActionLogs, exportActionLogs } = actionLogListEndpoints;

const now = '2026-07-01T15:00:00Z';

let app: TestApp;
let acme: Company;
let people: Record<'admin' | 'manager' | 'day-porter' | 'viewer' | 'nobody', Client>;
let stranger: Client;
let ids: Record<'old' | 'today' | 'far', number>;

const begin = async (client: Client, log_date: string, { jobId, buildingId } = acme.inScope) => {
  const body = { jobId, buildingId, log_date, comment: 'Quiet' };
  const { id } = (await client.call(actionLogEndpoints.saveActionLog, { body })).payload;
  await client.call(entryEndpoints.addActionLogEntry, {
    body: { report_id: id, action_type: 'trash', started_at: `${log_date}T14:00:00Z` },
  });
  return id;
};

beforeAll(async () => {
  const started = await startWithCompanies({}, { now });
  ({ app, acme } = started);
  const who = ['admin', 'manager', 'day-porter', 'viewer', 'nobody'] as const;
  const clients = await Promise.all(who.map(acme.signIn));
  people = Object.fromEntries(who.map((one, at) => [one, clients[at]])) as typeof people;
  stranger = await started.rival.signIn('admin');
  ids = {
    old: await begin(people['day-porter'], '2026-06-25'),
    today: await begin(people['day-porter'], '2026-07-01'),
    far: await begin(people.admin, '2026-06-30', acme.outOfScope),
  };
  await people['day-porter'].call(actionLogEndpoints.finalizeActionLog, { body: { id: ids.old } });
});
afterAll(() => app.close());

const list = async (query: object = {}, client = people.admin): Promise<number[]> => {
  const answer = await client.send(listActionLogs, { query: query });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload.rows.map(({ id }) => id);
};

it('has the latest first, and says of each what the table shows', async () => {
  expect(await list()).toEqual([ids.today, ids.far, ids.old]);
  const { payload } = await people.admin.call(listActionLogs, { query: { status: ['finalized'] } });
  expect(payload.rows).toMatchObject([
    {
      id: ids.old,
      status: 'finalized',
      status_code: 3,
      log_date: '2026-06-25',
      entry_count: 1,
      photo_count: 0,
      running_count: 0,
      porter: { id: acme.users['day-porter'] },
      client: { id: acme.clientId },
    },
  ]);
});

it.each<[string, () => object, () => number[]]>([
  ['status', () => ({ status: ['pending'] }), () => [ids.today, ids.far]],
  ['porter', () => ({ porter: acme.users['day-porter'] }), () => [ids.today, ids.old]],
  ['the caller', () => ({ mine: true }), () => [ids.far]],
  ['job', () => ({ job: acme.outOfScope.jobId }), () => [ids.far]],
  ['building', () => ({ building: acme.outOfScope.buildingId }), () => [ids.far]],
  ['client', () => ({ client: acme.clientId + 999 }), () => []],
  ['area', () => ({ area: 999_999 }), () => []],
  ['days', () => ({ dateFrom: '2026-06-25', dateTo: '2026-06-30' }), () => [ids.far, ids.old]],
  ['what was done', () => ({ action_type: ['spill'] }), () => []],
  ['words', () => ({ q: 'J-2' }), () => [ids.far]],
])('is filtered by %s', async (_, query, found) => {
  expect(await list(query())).toEqual(found());
});

it('is sorted', async () => {
  expect(await list({ order: 'asc' })).toEqual([ids.old, ids.far, ids.today]);
  expect((await list({ sort: 'status', order: 'asc' }))[0]).toBe(ids.old);
});

it('shows what a person may see, and refuses who may see none', async () => {
  expect(await list({}, people['day-porter'])).toEqual([ids.today, ids.old]);
  expect(await list({}, people.viewer)).toEqual([ids.old]);
  expect(await list({}, stranger)).toEqual([]);
  expect((await people.nobody.call(listActionLogs)).status).toBe(403);
  const wrong = await people.admin.send(listActionLogs, {
    query: { dateFrom: '5', sort: 'name', status: ['open'], porter: 0, action_type: ['nap'] },
  });
  expect(wrong.status).toBe(422);
  expect(
    Object.keys(wrong.errors)
      .map((name) => name.split('.')[0])
      .sort(),
  ).toEqual(['action_type', 'dateFrom', 'porter', 'sort', 'status']);
});

it('becomes a file with the same rows', async () => {
  const { bytes } = await people.manager.call(exportActionLogs, {
    query: { format: 'csv', status: ['finalized'] },
  });
  const [header, first, ...others] = parse(bytes, { bom: true }) as string[][];
  const columns = ['Date', 'Building', 'Job number', 'Job', 'Porter', 'Entries', 'Photos', 'Status'];
  expect([header, first?.[5], first?.[7], others]).toEqual([columns, '1', 'Finalized', []]);
  const refused = await people['day-porter'].call(exportActionLogs, { query: { format: 'csv' } });
  expect(refused.status).toBe(403);
});
