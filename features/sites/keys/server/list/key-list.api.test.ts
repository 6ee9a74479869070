import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { keyEndpoints, keyListEndpoints } from '../../contract/index.ts';

const { listKeys, exportKeys } = keyListEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;

const add = async (label: string, more: object = {}): Promise<number> => {
  const body = { job_id: acme.inScope.jobId, kind: 'key', label, ...more } as const;
  return (await manager.call(keyEndpoints.createKeys, { body })).payload.rows[0]?.id ?? 0;
};

const transition = (id: number, name: string, more: object = {}) =>
  manager.send(keyEndpoints.transitionKey, {
    params: { id },
    body: { transition: name, ...more },
  });

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: '2027-03-10T16:00:00Z' }));
  manager = await acme.signIn('manager');
  const user_id = acme.users.supervisor;
  await add('A1', { opens: 'Böiler room' });
  await transition(await add('A2'), 'hand_over', { user_id, since: '2027-02-01', due_on: '2027-03-09' });
  await transition(await add('A3', { kind: 'badge' }), 'hand_over', { user_id, due_on: '2027-03-10' });
  await transition(await add('A4', { kind: 'fob' }), 'report_lost', { note: 'Gone' });
  await transition(await add('A5'), 'retire', { note: 'Worn' });
  await add('B1', { job_id: acme.outOfScope.jobId });
});
afterAll(() => app.close());

const labels = async (query: object = {}, client = manager): Promise<string[]> =>
  (await client.send(listKeys, { query: query })).payload.rows.map(({ label }) => label);

describe('the keys of all sites', () => {
  it('are all but the retired, by job', async () => {
    expect(await labels()).toEqual(['A1', 'A2', 'A3', 'A4', 'B1']);
    expect(await labels({ order: 'desc' })).toEqual(['B1', 'A4', 'A3', 'A2', 'A1']);
    expect(await labels({ sort: 'due_on' })).toEqual(['A2', 'A3', 'A1', 'A4', 'B1']);
    expect(await labels({ sort: 'label', order: 'desc', per_page: 10, page: 1 })).toHaveLength(5);
    const pages = [1, 2, 3].map((page) => labels({ sort: 'due_on', order: 'desc', per_page: 2, page }));
    expect(await Promise.all(pages), 'dated first').toEqual([['A3', 'A2'], ['A1', 'A4'], ['B1']]);
    expect(await labels({ sort: 'due_on', overdue: true })).toEqual(['A2']);
  });

  it.each([
    [{ status: ['retired'] }, ['A5']],
    [{ status: ['held', 'lost'] }, ['A2', 'A3', 'A4']],
    [{ kind: ['badge', 'fob'] }, ['A3', 'A4']],
    [{ overdue: true }, ['A2']],
    [{ unconfirmed: true }, ['A2', 'A3']],
    [{ q: 'boiler' }, ['A1']],
    [{ q: 'a4' }, ['A4']],
    [{ q: 'J-2' }, ['B1']],
    [{ q: 'nowhere' }, []],
    [{ area_id: 999 }, []],
  ])('are found by %j', async (query, found) => {
    expect(await labels(query)).toEqual(found);
  });

  it('are found by site, client and person', async () => {
    expect(await labels({ job_id: acme.outOfScope.jobId })).toEqual(['B1']);
    expect(await labels({ client_id: acme.clientId })).toHaveLength(5);
    expect(await labels({ client_id: acme.clientId + 999 })).toEqual([]);
    expect(await labels({ holder_id: acme.users.supervisor })).toEqual(['A2', 'A3']);
    expect(await labels({ holder_id: acme.users['day-porter'] })).toEqual([]);
  });

  it('leave out sites out of scope, and other companies', async () => {
    expect(await labels({}, await acme.signIn('area-manager'))).toEqual(['A1', 'A2', 'A3', 'A4']);
    expect(await labels({}, await rival.signIn('admin'))).toEqual([]);
    expect((await (await acme.signIn('nobody')).call(listKeys)).status).toBe(403);
  });

  it('name every wrong field of a query', async () => {
    const path = '/api/v1/core/keys?kind=code&status=gone&job_id=x&holder_id=0&overdue=maybe&sort=size';
    const wrong = await manager.raw('GET', path);
    expect(wrong.status).toBe(422);
    expect(
      Object.keys(wrong.errors)
        .map((name) => name.split('.')[0])
        .sort(),
    ).toEqual(['holder_id', 'job_id', 'kind', 'overdue', 'sort', 'status']);
  });

  it('become a file with the same rows', async () => {
    const { bytes } = await manager.call(exportKeys, { query: { format: 'csv', status: ['held'] } });
    const [header, first, ...others] = parse(bytes, { bom: true }) as string[][];
    expect(header).toEqual([
      ...['Type', 'Number or label', 'Job number', 'Job site', 'Building', 'Client', 'Status', 'Lost on'],
      ...['Held by', 'Due back', 'Opens'],
    ]);
    expect(first?.slice(0, 3)).toEqual(['Key', 'A2', 'J-1']);
    expect(first?.slice(6, 10)).toEqual(['Checked out', '', `${acme.canary} supervisor`, '2027-03-09']);
    expect(others).toHaveLength(1);
    const porter = await acme.signIn('day-porter');
    expect((await porter.call(exportKeys, { query: { format: 'csv' } })).status).toBe(403);
  });
});
