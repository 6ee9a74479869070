import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertJobs } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import { countStatements } from '../../../../tests/api/harness/count-statements.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { clientEndpoints, contactEndpoints } from '../contract/index.ts';
import { createClient, insertContact, loadClient, loadClientByAccountNumber } from './index.ts';

const { listClients } = clientEndpoints;
const { listClientContacts } = contactEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let areaManager: Client;
let supervisor: Client;
/** A client without jobs, visible only to people who see every job. */
let quietId: number;

const asSystem = <T>(work: Parameters<typeof app.database.withTenant<T>>[1], company = acme): Promise<T> =>
  app.database.withTenant(systemScope(company.organizationId), work);

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [manager, areaManager, supervisor] = await Promise.all([
    acme.signIn('manager'),
    acme.signIn('area-manager'),
    acme.signIn('supervisor'),
  ]);
  quietId = await asSystem(async (tenant) => {
    const { id } = await createClient(tenant, null, { account_number: 'Q-100%', name: 'Quiet Holdings' });
    for (const [name, rank] of [
      ['Zoe Second', 'secondary'],
      ['Ann Other', 'other'],
      ['Pat First', 'primary'],
    ] as const) {
      await insertContact(tenant, { client_id: acme.clientId, name, rank, phone: '6175550100' }, null);
    }
    return id;
  });
});
afterAll(() => app.close());

const names = async (client: Client, query = {}) =>
  (await client.call(listClients, { query })).payload.rows.map((row) => row.name);

describe('listing clients', () => {
  it('shows active clients with the number of their active jobs', async () => {
    const { status, payload } = await manager.call(listClients);
    expect(status).toBe(200);
    expect(payload).toMatchObject({ total: 2, page: 1, per_page: 25, total_capped: false });
    expect(payload.rows.map((row) => [row.name, row.active_jobs])).toEqual([
      [acme.canary, 2],
      ['Quiet Holdings', 0],
    ]);
  });

  it('shows a client through a visible job only', async () => {
    expect(await names(areaManager)).toEqual([acme.canary]);
  });

  it('is empty, not refused, without clients.canViewClients', async () => {
    const { status, payload } = await supervisor.call(listClients);
    expect(status).toBe(200);
    expect(payload).toEqual({ rows: [], total: 0, page: 1, per_page: 25, total_capped: false });
  });

  it('searches name and account number, taking % and _ as they are', async () => {
    expect(await names(manager, { q: 'quiet' })).toEqual(['Quiet Holdings']);
    expect(await names(manager, { q: '100%' })).toEqual(['Quiet Holdings']);
    expect(await names(manager, { q: '%' })).toEqual(['Quiet Holdings']);
    expect(await names(manager, { q: '_' })).toEqual([]);
    expect(await names(manager, { q: rival.canary })).toEqual([]);
  });

  it('sorts both ways and answers everything for per_page 0', async () => {
    const query = { sort: 'account_number', order: 'desc', per_page: 0 } as const;
    expect(await names(manager, query)).toEqual(['Quiet Holdings', acme.canary]);
  });

  it('becomes a file with the same rows, for who may see clients and export', async () => {
    const { exportClients } = clientEndpoints;
    const query = { format: 'csv', q: 'quiet' } as const;
    const { text } = await manager.call(exportClients, { query });
    expect(text.trim().split('\n')).toHaveLength(2);
    expect(text).toContain('Q-100%,Quiet Holdings');
    const own = await areaManager.call(exportClients, { query: { format: 'csv', columns: ['name'] } });
    expect(own.text.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual(['Name', acme.canary]);
    expect((await supervisor.call(exportClients, { query })).status).toBe(403);
    expect((await areaManager.call(exportClients, { query: { ...query, status: 'deleted' } })).status).toBe(
      403,
    );
  });

  it('names every wrong part of the query', async () => {
    const answer = await manager.call(listClients, { rawQuery: 'page=0&per_page=101&sort=tax&other=1' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).sort()).toEqual(['other', 'page', 'per_page', 'sort']);
  });

  it('takes the same number of statements for more rows', async () => {
    const list = () => manager.call(listClients, { query: { per_page: 100 } });
    await list();
    const before = await countStatements(list);
    await asSystem(async (tenant) => {
      for (let n = 0; n < 20; n += 1) {
        const { id } = await createClient(tenant, null, { account_number: `MANY-${n}`, name: `Many ${n}` });
        await insertJobs(tenant, [
          { job_number: `M-${n}`, job_name: 'Many', client_id: id, building_ids: [acme.inScope.buildingId] },
        ]);
      }
    });
    expect(await countStatements(list)).toBe(before);
  });
});

describe('the contacts of a client', () => {
  const read = (client: Client, id: number) => client.call(listClientContacts, { params: { id } });

  it('come with whom to call first', async () => {
    const { status, payload } = await areaManager.call(listClientContacts, { params: { id: acme.clientId } });
    expect(status).toBe(200);
    expect(payload.map((contact) => contact.name)).toEqual(['Pat First', 'Zoe Second', 'Ann Other']);
  });

  it('need a flag', async () => {
    expect((await read(supervisor, acme.clientId)).status).toBe(403);
  });

  it('are not there for a client of another organization, out of scope, or unknown', async () => {
    expect((await read(manager, rival.clientId)).status).toBe(404);
    expect((await read(areaManager, quietId)).status).toBe(404);
    expect((await read(manager, quietId)).status).toBe(200);
    expect((await read(manager, 2_000_000_000)).status).toBe(404);
    expect((await manager.raw('GET', '/api/v1/core/client/x/contacts')).status).toBe(404);
  });
});

describe('creating a client', () => {
  const create = (client: Client, body: object, files?: { field: string; file: Blob; name: string }[]) =>
    client.send(clientEndpoints.createClient, { body: body, files });

  it('answers the client and leaves a trace', async () => {
    const sales = await acme.signIn('sales-rep');
    const answer = await create(sales, { account_number: ' N-1 ', name: 'New Co', phone: '(617) 555-0100' });
    expect(answer.status).toBe(200);
    expect(answer.payload).toMatchObject({
      account_number: 'N-1',
      name: 'New Co',
      type: 'other',
      status: 'active',
      phone: '6175550100',
      active_jobs: 0,
    });
    const [audit] = await asSystem((tenant) =>
      tenant.query({
        text: `select action, actor_user_id from audit_log where entity = 'client' and entity_id = $1`,
        values: [answer.payload.id],
        row: z.custom<{ action: string; actor_user_id: number }>(),
      }),
    );
    expect(audit).toEqual({ action: 'client.created', actor_user_id: acme.users['sales-rep'] });
    const row = await asSystem((tenant) => loadClient(tenant, answer.payload.id));
    expect(row?.created_by).toBe(acme.users['sales-rep']);
  });

  it('keeps a logo of a form', async () => {
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const logo = {
      field: 'logo',
      file: new Blob([new Uint8Array(png)], { type: 'image/png' }),
      name: 'l.png',
    };
    const answer = await create(manager, { account_number: 'L-1', name: 'Logo Co', phone: null }, [logo]);
    expect(answer.status).toBe(200);
    const row = await asSystem((tenant) => loadClient(tenant, answer.payload.id));
    expect(row?.logo_file_id).toBeTypeOf('number');
  });

  it('refuses a taken account number on its field, in the language of the reader', async () => {
    const answer = await create(manager, { account_number: 'Q-100%', name: 'Copy' });
    expect(answer.status).toBe(422);
    expect(answer.errors).toEqual({ account_number: ['This account number is already in use.'] });
    manager.cookies.locale = 'es';
    const spanish = await create(manager, { account_number: 'Q-100%', name: 'Copia' });
    delete manager.cookies.locale;
    expect(spanish.errors).toEqual({ account_number: ['Este número de cuenta ya está en uso.'] });
  });

  it('takes the same account number in another organization', async () => {
    const stranger = await rival.signIn('manager');
    expect((await create(stranger, { account_number: 'Q-100%', name: 'Theirs' })).status).toBe(200);
  });

  it('names every wrong field at once and sets nothing it is not asked for', async () => {
    const answer = await create(manager, { name: ' ', phone: '12', type: 'friend', status: 'inactive' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).sort()).toEqual(['account_number', 'name', 'phone', 'status', 'type']);
  });

  it('needs admin.canAddClient, and more than a viewer license', async () => {
    const viewer = await acme.signIn('viewer');
    const body = { account_number: 'X-1', name: 'No' };
    expect((await create(supervisor, body)).status).toBe(403);
    expect((await create(viewer, body)).status).toBe(403);
  });
});

describe('for other features', () => {
  it('finds by account number in its own organization', async () => {
    expect((await asSystem((tenant) => loadClientByAccountNumber(tenant, 'Q-100%')))?.id).toBe(quietId);
    const theirs = await asSystem((tenant) => loadClientByAccountNumber(tenant, 'Q-100%'), rival);
    expect(theirs?.id).not.toBe(quietId);
  });

  it('shows files of a client to those who see it', async () => {
    expect(await asSystem((tenant) => loadClient(tenant, acme.clientId))).toBeDefined();
    expect(await asSystem((tenant) => loadClient(tenant, acme.clientId), rival)).toBeUndefined();
  });
});
