import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedViewEndpoints } from '#features/accounts/saved-views/contract';
import { clientViewerEndpoints } from '#features/administration/client-viewers/contract';
import { roleEndpoints } from '#features/administration/roles/contract';
import { invoiceEndpoints } from '#features/projects/invoices/contract';
import { asOwner } from '../../../../../tests/api/harness/as-owner.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sampleCompany } from '../../../../../tests/api/harness/samples.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { clientEndpoints, contactEndpoints, mergeEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let made = 0;

const get = async (id: number) => (await admin.call(clientEndpoints.getClient, { params: { id } })).payload;

const add = async (): Promise<number> => {
  made += 1;
  const body = { account_number: `R-${made}`, name: `Records ${made}` };
  return (await admin.call(clientEndpoints.createClient, { body })).payload.id;
};

const merge = async (from: number, into: number) => {
  const [gone, kept] = [await get(from), await get(into)];
  const answer = await admin.call(mergeEndpoints.mergeClient, {
    params: { id: from },
    body: { into_id: into, updated_at: gone.updated_at, into_updated_at: kept.updated_at },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload;
};

const contacts = async (id: number) =>
  (await admin.call(contactEndpoints.listClientContacts, { params: { id } })).payload;

const addContact = async (id: number, body: object): Promise<number> => {
  const answer = await admin.call(contactEndpoints.createClientContact, {
    params: { id },
    body: body as { name: string },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload.id;
};

type Place = { name: string; key: string };

/** Every column that holds the id of a client: by the catalog a foreign key, or by its name. */
const placesOfClients = async (target: 'clients' | 'client_contacts', key: string): Promise<Place[]> =>
  (await asOwner(
    app,
    `select c.relname as name, a.attname as key from pg_class c
      join pg_attribute a on a.attrelid = c.oid and not a.attisdropped and a.attnum > 0
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and (a.attname = $2 and a.atttypid = 'integer'::regtype or exists (select from pg_constraint k
          where k.contype = 'f' and k.conrelid = c.oid and k.confrelid = $1::regclass and a.attnum = any (k.conkey)
            and a.attname <> 'organization_id'))
      order by 1, 2`,
    [target, key],
  )) as Place[];

const countAt = async ({ name, key }: Place, id: number): Promise<number> => {
  const [found] = await sqlAs<{ count: number }>(
    app,
    acme,
    `select count(*)::int as count from ${name} where organization_id = $1 and ${key} = $2`,
    [acme.organizationId, id],
  );
  return found?.count ?? 0;
};

const emptyAt = async (places: readonly Place[], id: number) => {
  const counts = await Promise.all(
    places.map(async (place) => ({ ...place, count: await countAt(place, id) })),
  );
  return counts.filter(({ count }) => count === 0).map(({ name, key }) => `${name}.${key}`);
};

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  admin = await acme.signIn('admin');
  await sampleCompany(app, acme);
  const { organizationId, clientId } = acme;
  await merge(await add(), clientId);
  await sqlAs(app, acme, 'update job_imports set client_id = $2 where organization_id = $1', [
    ...[organizationId, clientId],
  ]);
  await sqlAs(
    app,
    acme,
    'insert into invoice_clients_unreminded (organization_id, client_id) values ($1, $2)',
    [...[organizationId, clientId]],
  );
});
afterAll(() => app.close());

describe('all that hangs on a client', () => {
  it('moves with it, by the catalog of the database', async () => {
    const { clientId } = acme;
    const places = await placesOfClients('clients', 'client_id');
    // A new place needs a row of the sampled client here, and to be moved by `clientRecords` of its feature.
    expect(await emptyAt(places, clientId)).toEqual([]);
    const before = await sqlAs(
      app,
      acme,
      `select id, number, bill_to, total from invoices where organization_id = $1 and status <> 'draft' order by id`,
      [acme.organizationId],
    );
    expect(before.length).toBeGreaterThan(0);
    const views = {
      list: 'jobs',
      name: 'Of the client',
      role_id: null,
      query: { client_id: String(clientId) },
    };
    const view = await admin.call(savedViewEndpoints.createSavedView, { body: views });
    await sqlAs(
      app,
      acme,
      `insert into record_mails (organization_id, entity, record_id, subject, with_pdf, with_link, locale, recipients)
        values ($1, 'client-statement', $2, 'What is open', true, false, 'en', '[]')`,
      [acme.organizationId, clientId],
    );
    const logo = (await get(clientId)).logo;
    const into = await add();
    const kept = await merge(clientId, into);
    expect((await emptyAt(places, clientId)).length).toBe(places.length);
    expect(await emptyAt(places, into)).toEqual([]);
    expect(kept.logo?.id).toBe(logo?.id);
    expect((await admin.raw('GET', logo?.url ?? '')).status).toBe(200);
    const after = await sqlAs(
      app,
      acme,
      `select id, number, bill_to, total from invoices where organization_id = $1 and status <> 'draft' order by id`,
      [acme.organizationId],
    );
    expect(after).toEqual(before);
    const drafts = await sqlAs<{ name: string }>(
      app,
      acme,
      `select bill_to ->> 'name' as name from invoices where organization_id = $1 and number is null
        and deleted_at is null`,
      [acme.organizationId],
    );
    expect(new Set(drafts.map(({ name }) => name))).toEqual(new Set([kept.name]));
    const shown = await admin.call(savedViewEndpoints.listSavedViews, { query: { list: 'jobs' } });
    expect(shown.payload.views.find(({ id }) => id === view.payload.id)?.query).toEqual({
      client_id: String(into),
    });
    const [mail] = await sqlAs<{ record_id: number }>(
      app,
      acme,
      `select record_id from record_mails where organization_id = $1 and entity = 'client-statement'`,
      [acme.organizationId],
    );
    expect(mail?.record_id).toBe(into);
    const [issued] = before as { id: number }[];
    const read = await admin.call(invoiceEndpoints.getInvoice, { params: { id: issued?.id ?? 0 } });
    expect(read.payload.client.id).toBe(into);
  });
});

/** Columns with the id of a client that are filled from others, and so have no trigger of their own. */
const followed = ['clients.merged_into_id', 'visible_jobs.client_id'];

describe('what is written for a client while it is merged', () => {
  it('belongs to the one that is kept, in every table of the catalog', async () => {
    const places = await placesOfClients('clients', 'client_id');
    const guarded = await asOwner(
      app,
      `select tgrelid::regclass::text as name from pg_trigger where tgname = 'follow_merged_client'`,
    );
    const names = new Set(guarded.map(({ name }) => name));
    expect(
      places
        .filter(({ name }) => !names.has(name))
        .map(({ name, key }) => `${name}.${key}`)
        .filter((place) => !followed.includes(place)),
    ).toEqual([]);
  });

  it('is a contact of that one', async () => {
    const [from, into] = [await add(), await add()];
    await merge(from, into);
    await sqlAs(
      app,
      acme,
      `insert into client_contacts (organization_id, client_id, name) values ($1, $2, 'Late')`,
      [...[acme.organizationId, from]],
    );
    expect((await contacts(into)).map(({ name }) => name)).toEqual(['Late']);
  });
});

const all = { inspections: false, reports: false, action_logs: false, invoices: false };

describe('contacts of two clients', () => {
  it('with one name and address are one, which loses nothing', async () => {
    const [from, into] = [await add(), await add()];
    const dana = { name: 'Dana Finch', email: 'dana@merge.test' };
    await addContact(from, {
      ...dana,
      email: 'Dana@merge.test',
      title: 'Owner',
      phone: '3035550147',
      rank: 'primary',
      language: 'es',
      contractual: true,
      receives: { ...all, invoices: true },
    });
    await addContact(from, { name: 'Ravi Stone', email: 'dana@merge.test' });
    await addContact(from, { name: 'Without Address' });
    const kept = await addContact(into, { ...dana, title: 'CFO', receives: { ...all, reports: true } });
    await addContact(into, { name: 'Without Address' });
    await merge(from, into);
    const found = await contacts(into);
    expect(found.map(({ name, rank }) => [name, rank])).toEqual([
      ['Dana Finch', 'primary'],
      ['Ravi Stone', 'other'],
      ['Without Address', 'other'],
      ['Without Address', 'other'],
    ]);
    expect(found[0]).toMatchObject({
      id: kept,
      title: 'CFO',
      phone: '3035550147',
      language: 'es',
      contractual: true,
      receives: { ...all, reports: true, invoices: true },
    });
  });

  it('leave one primary contact', async () => {
    const [from, into] = [await add(), await add()];
    await addContact(from, { name: 'First there', rank: 'primary' });
    await addContact(into, { name: 'First here', rank: 'primary' });
    await merge(from, into);
    expect((await contacts(into)).map(({ name, rank }) => [name, rank])).toEqual([
      ['First here', 'primary'],
      ['First there', 'secondary'],
    ]);
    const last = await add();
    await merge(into, last);
    expect((await get(last)).primary_contact?.name).toBe('First here');
  });

  it('take the digests of a night along', async () => {
    const [from, into] = [await add(), await add()];
    const dana = { name: 'Dana Finch', email: 'night@merge.test' };
    const [gone, kept] = [await addContact(from, dana), await addContact(into, dana)];
    const nights = (contact: number) =>
      sqlAs<{ night: string }>(
        app,
        acme,
        'select night::text from night_digests where contact_id = $1 order by night',
        [contact],
      );
    for (const [contact, night] of [
      [gone, '2026-01-01'],
      [gone, '2026-01-02'],
      [kept, '2026-01-02'],
    ])
      await sqlAs(
        app,
        acme,
        'insert into night_digests (organization_id, contact_id, night) values ($1, $2, $3)',
        [acme.organizationId, contact, night],
      );
    await merge(from, into);
    expect((await nights(kept)).map(({ night }) => night)).toEqual(['2026-01-01', '2026-01-02']);
  });
});

describe('viewers of two clients', () => {
  const invite = async (id: number, contactId: number, email: string): Promise<number> => {
    const answer = await admin.call(clientViewerEndpoints.inviteClientViewer, {
      params: { id, contactId },
      body: { first_name: 'Dana', last_name: 'Finch', email },
    });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.payload.user_id;
  };

  const viewers = async (id: number) =>
    (await admin.call(clientViewerEndpoints.listClientViewers, { params: { id } })).payload.map(
      ({ contact_id, user_id }) => [contact_id, user_id],
    );

  const addJob = async (clientId: number): Promise<number> => {
    made += 1;
    const [job] = await sqlAs<{ id: number }>(
      app,
      acme,
      `insert into jobs (organization_id, job_number, job_name, client_id) values ($1, $2, 'Tower', $3) returning id`,
      [acme.organizationId, `RJ-${made}`, clientId],
    );
    return job?.id ?? 0;
  };

  const sees = async (userId: number) =>
    (await admin.call(roleEndpoints.listPersonJobs, { params: { id: userId } })).payload.rows
      .map(({ id }) => id)
      .sort((a, b) => a - b);

  it('see the job sites of both, and equal contacts with a login each stay two', async () => {
    const [from, into] = [await add(), await add()];
    const jobs = [await addJob(from), await addJob(into)];
    const dana = { name: 'Dana Finch', email: 'two@merge.test' };
    const [gone, kept] = [await addContact(from, dana), await addContact(into, dana)];
    const users = [await invite(from, gone, 'one@merge.test'), await invite(into, kept, 'other@merge.test')];
    expect(await sees(users[0] ?? 0)).toEqual([jobs[0]]);
    const plan = await admin.call(mergeEndpoints.getClientMerge, {
      params: { id: from },
      query: { into_id: into },
    });
    expect(plan.payload.moves).toContainEqual({ kind: 'viewers', count: 1 });
    expect(plan.payload.contacts).toEqual({ moved: 1, joined: 0 });
    await merge(from, into);
    expect(await contacts(into)).toHaveLength(2);
    expect((await viewers(into)).sort()).toEqual([
      [gone, users[0]],
      [kept, users[1]],
    ]);
    for (const user of users) expect(await sees(user)).toEqual(jobs);
  });

  it('keep their login at the contact that takes theirs in', async () => {
    const [from, into] = [await add(), await add()];
    const dana = { name: 'Dana Finch', email: 'taken@merge.test' };
    const [gone, kept] = [await addContact(from, dana), await addContact(into, dana)];
    const before = await invite(into, kept, 'before@merge.test');
    await admin.call(clientViewerEndpoints.endClientViewer, { params: { id: into, contactId: kept } });
    const user = await invite(from, gone, 'now@merge.test');
    await merge(from, into);
    expect(await contacts(into)).toHaveLength(1);
    expect(await viewers(into)).toEqual([[kept, user]]);
    expect(await sees(before)).toEqual([]);
    const third = await add();
    await merge(into, third);
    expect(await viewers(third)).toEqual([[kept, user]]);
  });
});
