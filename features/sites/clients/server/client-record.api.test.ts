import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { clientEndpoints, contactEndpoints } from '../contract/index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;
let stranger: Client;
let made = 0;

const address = {
  line_1: '1 Main St',
  line_2: 'Floor 2',
  city: 'Denver',
  county: '',
  state: 'CO' as const,
  zip: '80202',
};

const everything = {
  type: 'owner',
  phone: '3035550100',
  email: 'office@clients.test',
  website: 'https://clients.test/',
  address,
  billing_address: { ...address, line_2: '', zip: '80202-1234' },
  billing_email: ['pay@clients.test', 'ap@clients.test'] as string[],
  payment_terms_days: 45,
  requires_po: true,
  tax_rate_pct: 8.875,
  tax_exempt: true,
  tax_exempt_id: 'EX-1',
  notes: 'Use the side door.',
  winteam_customer_number: '10004567',
  winteam_customer_type_id: 2,
} as const;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [manager, stranger] = await Promise.all([acme.signIn('manager'), started.rival.signIn('admin')]);
});
afterAll(() => app.close());

const add = async (fields: object = {}) => {
  made += 1;
  const body = { account_number: `R-${made}`, name: `Record ${made}`, ...fields };
  const answer = await manager.call(clientEndpoints.createClient, { body });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload;
};

const read = (client: Client, id: number) => client.call(clientEndpoints.getClient, { params: { id } });

const save = (client: Client, id: number, body: object) =>
  client.send(clientEndpoints.updateClient, { params: { id }, body: body });

const png = async () => {
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return [{ field: 'logo', file: new Blob([new Uint8Array(picture)], { type: 'image/png' }), name: 'l.png' }];
};

describe('a client', () => {
  it('is what was entered, with what the reader may do', async () => {
    const contacts = [{ name: 'Petra Keystone', rank: 'primary', email: 'Petra@clients.test' }];
    const { id } = await add({ ...everything, contacts });
    const { status, payload } = await read(manager, id);
    expect(status).toBe(200);
    expect(payload).toMatchObject({
      ...everything,
      status: 'active',
      active_jobs: 0,
      primary_contact: { name: 'Petra Keystone' },
      logo: null,
      deleted_at: null,
      buildings: [],
      allowed_transitions: ['deactivate'],
      can: { update: true, delete: true, restore: false, edit_contacts: true },
    });
    const kept = await manager.call(contactEndpoints.listClientContacts, { params: { id } });
    expect(kept.payload).toMatchObject([
      { name: 'Petra Keystone', email: 'petra@clients.test', locked: false },
    ]);
  });

  it('keeps the same values when they come with a logo', async () => {
    const body = {
      account_number: 'FORM-1',
      name: 'Form Co',
      ...everything,
      contacts: [{ name: 'Ann Other' }],
    };
    const answer = await manager.call(clientEndpoints.createClient, { body, files: await png() });
    expect(answer.payload).toMatchObject({
      ...everything,
      logo: { url: expect.stringContaining('/file/get/') },
    });
  });

  it('has what applies to a client of whom only the name is known', async () => {
    expect(await add()).toMatchObject({
      type: 'other',
      address: null,
      billing_email: [],
      payment_terms_days: 30,
      requires_po: false,
      tax_rate_pct: 0,
      tax_exempt: false,
      notes: '',
      winteam_customer_type_id: null,
    });
  });

  it('shows in the list whom to call first and its number in WinTeam', async () => {
    const { id } = await add({ winteam_customer_number: 'W1', contacts: [{ name: 'Pat', rank: 'primary' }] });
    const { payload } = await manager.call(clientEndpoints.listClients, {
      query: { per_page: 0, type: ['other'] },
    });
    expect(payload.rows.find((row) => row.id === id)).toMatchObject({
      winteam_customer_number: 'W1',
      primary_contact: { name: 'Pat' },
    });
    const owners = await manager.call(clientEndpoints.listClients, { query: { type: ['tenant'] } });
    expect(owners.payload.rows).toEqual([]);
  });

  it('gets no contacts from people who may not edit contacts', async () => {
    const body = { account_number: 'NC-1', name: 'No contacts', contacts: [{ name: 'Ann' }] };
    const scheduler = await acme.signIn('scheduler');
    expect((await scheduler.call(clientEndpoints.createClient, { body })).status).toBe(403);
  });
});

describe('saving a client', () => {
  it('writes the fields that are sent, and leaves the others', async () => {
    const { id, updated_at } = await add(everything);
    const answer = await save(manager, id, { name: 'Renamed', tax_rate_pct: 4, address: null, updated_at });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.payload).toMatchObject({ ...everything, name: 'Renamed', tax_rate_pct: 4, address: null });
    const traces = await sqlAs<{ action: string; changes: object; actor_user_id: number }>(
      app,
      acme,
      `select action, changes, actor_user_id from audit_log where entity = 'client' and entity_id = $1
        and action = 'client.updated'`,
      [id],
    );
    expect(traces).toEqual([
      {
        action: 'client.updated',
        actor_user_id: acme.users.manager,
        changes: {
          name: [expect.any(String), 'Renamed'],
          tax_rate_pct: [8.875, 4],
          address: [address, null],
        },
      },
    ]);
    const events = await sqlAs<{ name: string }>(
      app,
      acme,
      `select name from events where entity = 'client' and entity_id = $1 order by id`,
      [id],
    );
    expect(events.map(({ name }) => name)).toEqual(['client.created', 'client.updated']);
  });

  it('changes nothing when nothing differs', async () => {
    const { id, updated_at } = await add(everything);
    const answer = await save(manager, id, { ...everything, updated_at });
    expect(answer.payload.updated_at).toBe(updated_at);
  });

  it('is refused over what somebody saved since', async () => {
    const { id, updated_at } = await add();
    expect((await save(manager, id, { notes: 'First', updated_at })).status).toBe(200);
    const second = await save(manager, id, { notes: 'Second', updated_at });
    expect(second).toMatchObject({
      status: 409,
      code: 'stale',
      details: { current: { id, notes: 'First' } },
    });
    expect((await read(manager, id)).payload.notes).toBe('First');
  });

  it('names every field that is wrong', async () => {
    const { id, updated_at } = await add();
    const wrong = {
      account_number: ' ',
      name: '',
      type: 'friend',
      phone: '12',
      email: 'nobody',
      website: 'ftp://clients.test',
      address: { ...address, zip: '8', state: 'Colorado' },
      billing_address: { ...address, city: '' },
      billing_email: ['pay'],
      payment_terms_days: 366,
      requires_po: 'yes',
      tax_rate_pct: 100.5,
      tax_exempt: 1,
      tax_exempt_id: 'x'.repeat(41),
      notes: 'x'.repeat(2001),
      winteam_customer_number: '123456789',
      winteam_customer_type_id: 3,
      surplus: 1,
    };
    const fields = Object.keys(wrong).filter((name) => !/address$|^billing_email$/.test(name));
    const expected = [
      ...fields,
      ...['address.state', 'address.zip', 'billing_address.city', 'billing_email.0'],
    ].sort();
    const saved = await save(manager, id, { ...wrong, updated_at });
    expect(saved.status).toBe(422);
    expect(Object.keys(saved.errors).sort()).toEqual(expected);
    const contacts = [{ name: '1', email: 'x', phone: '1', rank: 'best', title: 'x'.repeat(101) }];
    const created = await manager.raw('POST', '/api/v1/core/clients', { ...wrong, contacts });
    expect(created.status).toBe(422);
    expect(Object.keys(created.errors).sort()).toEqual(
      [
        ...expected,
        ...['email', 'name', 'phone', 'rank', 'title'].map((name) => `contacts.0.${name}`),
      ].sort(),
    );
    expect((await save(manager, id, { name: 'No date' })).errors).toHaveProperty('updated_at');
  });

  it('refuses a taken account number on its field', async () => {
    const { account_number } = await add();
    const { id, updated_at } = await add();
    expect((await save(manager, id, { account_number, updated_at })).errors).toEqual({
      account_number: ['This account number is already in use.'],
    });
  });

  it('needs the flag and the organization', async () => {
    const { id, updated_at } = await add();
    const scheduler = await acme.signIn('scheduler');
    expect((await read(scheduler, id)).payload.can).toEqual({
      update: false,
      delete: false,
      merge: false,
      restore: false,
      edit_contacts: false,
    });
    expect((await save(scheduler, id, { name: 'Mine', updated_at })).status).toBe(403);
    expect((await save(stranger, id, { name: 'Mine', updated_at })).status).toBe(404);
    expect((await read(stranger, id)).status).toBe(404);
    expect((await read(await acme.signIn('day-porter'), id)).status).toBe(403);
    expect((await read(await acme.signIn('area-manager'), id)).status).toBe(404);
  });
});

describe('the logo of a client', () => {
  const upload = async (client: Client, id: number) =>
    client.call(clientEndpoints.uploadClientLogo, { params: { id }, files: await png() });
  const remove = (client: Client, id: number) =>
    client.call(clientEndpoints.removeClientLogo, { params: { id } });

  it('is replaced and removed', async () => {
    const { id } = await add();
    const first = (await upload(manager, id)).payload.logo;
    const second = (await upload(manager, id)).payload.logo;
    expect(second?.id).not.toBe(first?.id);
    expect((await manager.raw('GET', String(first?.url))).status).toBe(404);
    expect((await manager.raw('GET', String(second?.url))).status).toBe(200);
    expect((await remove(manager, id)).payload.logo).toBeNull();
    expect((await remove(manager, id)).status).toBe(404);
  });

  it('is removed as a file too, by whoever may change the client', async () => {
    const { id } = await add();
    const logo = (await upload(manager, id)).payload.logo?.id ?? 0;
    const removeFile = (client: Client) => client.call(fileEndpoints.deleteFile, { params: { id: logo } });
    expect((await removeFile(await acme.signIn('supervisor'))).status).not.toBe(200);
    expect((await removeFile(manager)).status).toBe(200);
    expect((await read(manager, id)).payload.logo).toBeNull();
  });

  it('is asked for, and only from people who may change the client', async () => {
    const { id } = await add();
    const none = await manager.call(clientEndpoints.uploadClientLogo, { params: { id } });
    expect(none.errors).toHaveProperty('logo');
    expect((await upload(stranger, id)).status).toBe(404);
    expect((await upload(await acme.signIn('scheduler'), id)).status).toBe(403);
  });
});
