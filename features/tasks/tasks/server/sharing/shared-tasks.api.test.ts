import { createHash, createHmac } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SharedOrganization, sharingEndpoints } from '#features/sites/sharing/contract';
import { asOwner } from '../../../../../tests/api/harness/as-owner.ts';
import {
  addTask,
  type Client,
  type Company,
  createClient,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { sharedTaskEndpoints, taskEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let supervisor: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({ PUBLIC_URL: 'https://cora.example.com' }));
  supervisor = await acme.signIn('supervisor');
});
afterAll(() => app.close());
beforeEach(() => app.setNow(null));

const create = (more: object = {}, client = supervisor, where = acme.inScope) =>
  addTask(client, where, { description: 'Mop the dock', ...more });

const share = (id: number, client = supervisor) =>
  client.call(sharedTaskEndpoints.getTaskShareLink, { params: { id } });

const revoke = (id: number, client = supervisor) =>
  client.call(sharingEndpoints.revokeShareLink, { params: { id } });

/** A stranger's browser after it followed the link. */
const follow = async (token: string): Promise<Client> => {
  const stranger = createClient(app);
  await stranger.raw('GET', `/r/${token}`);
  return stranger;
};

const look = (stranger: Client, id: number, orgSlug = 'acme') =>
  stranger.call(sharedTaskEndpoints.getSharedTask, { params: { orgSlug, id } });

const ask = async <T extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<T[]> => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  await owner.query("select set_config('app.organization_id', $1, false)", [String(acme.organizationId)]);
  const { rows } = await owner.query<T>(text, values);
  await owner.end();
  return rows;
};

describe('the link of a task', () => {
  it('is made once, shown again, and lasts 30 days', async () => {
    app.setNow('2026-03-02T12:00:00Z');
    const { id } = await create();
    const first = (await share(id)).payload;
    expect(first).toMatchObject({ revoked: false, views: 0, last_viewed_at: null });
    expect(first.url).toBe(`https://cora.example.com/r/${first.token}`);
    expect(Buffer.from(first.token, 'base64url')).toHaveLength(32);
    expect(first.expires_at).toBe('2026-04-01T12:00:00Z');
    expect((await share(id)).payload).toEqual(first);
    const { timeline, can } = (await supervisor.call(taskEndpoints.getTask, { params: { id } })).payload;
    expect(timeline.filter(({ action }) => action === 'task.shared')).toHaveLength(1);
    expect(can.share).toBe(true);
  });

  it('is stored as a hash only', async () => {
    const { token, id } = (await share((await create()).id)).payload;
    const [row] = await ask<{ token_hash: Buffer }>('select * from share_links where id = $1', [id]);
    expect(row?.token_hash).toEqual(createHash('sha256').update(token).digest());
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('opens nothing else after a restore of an older backup, which gives its numbers again', async () => {
    app.setNow('2026-03-02T12:00:00Z');
    const { id } = await create();
    const old = (await share(id)).payload;
    await asOwner(
      app,
      `alter table share_links no force row level security; delete from share_links where id = ${old.id};
       alter table share_links force row level security; alter sequence share_links_id_seq restart with ${old.id}`,
    );
    app.setNow('2026-03-02T13:00:00Z');
    const made = (await share(id)).payload;
    expect(made.id).toBe(old.id);
    expect((await look(await follow(old.token), id)).status).toBe(401);
    expect((await look(await follow(made.token), id)).status).toBe(200);
  });

  it('keeps the token that it was made with, of number and version', async () => {
    const { id } = await create();
    const link = (await share(id)).payload;
    const [kept] = await asOwner(app, "select secret from server_secrets where name = 'sharing'");
    const token = createHmac('sha256', kept?.secret as Buffer)
      .update(`share-link:${link.id}:1`)
      .digest('base64url');
    const hash = createHash('sha256').update(token).digest();
    await sqlAs(app, acme, 'update share_links set token_hash = $2 where id = $1', [link.id, hash]);
    expect((await share(id)).payload.token).toBe(token);
    expect((await look(await follow(token), id)).status).toBe(200);
  });

  it('lasts as long as the organization says, between a day and a year', async () => {
    app.setNow('2026-03-02T12:00:00Z');
    for (const [days, until] of [
      [2, '2026-03-04T12:00:00Z'],
      [9999, '2027-03-02T12:00:00Z'],
      [0, '2026-03-03T12:00:00Z'],
    ]) {
      await ask(
        `update organizations set settings = jsonb_build_object('share_link_days', $2::int) where id = $1`,
        [acme.organizationId, days],
      );
      expect((await share((await create()).id)).payload.expires_at).toBe(until);
    }
    await ask(`update organizations set settings = '{}' where id = $1`, [acme.organizationId]);
  });

  it('is the same for two who ask at once', async () => {
    const { id } = await create();
    const answers = await Promise.all([share(id), share(id), share(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ payload }) => payload.token)).size).toBe(1);
  });

  it('is another one after the first was revoked or has expired', async () => {
    app.setNow('2026-03-02T12:00:00Z');
    const { id } = await create();
    const first = (await share(id)).payload;
    expect((await revoke(first.id)).payload).toMatchObject({ id: first.id, revoked: true });
    const second = (await share(id)).payload;
    app.setNow('2026-04-02T12:00:00Z');
    const third = (await share(id)).payload;
    expect(new Set([first.token, second.token, third.token]).size).toBe(3);
    expect((await look(await follow(third.token), id)).status).toBe(200);
    for (const token of [first.token, second.token]) {
      expect(await look(await follow(token), id)).toMatchObject({ status: 410, code: 'link_expired' });
    }
  });

  it('is only for public tasks, in sight, of people who may change tasks', async () => {
    const internal = await create({ internal_only: true });
    expect(await share(internal.id)).toMatchObject({ status: 409, code: 'internal_not_shared' });
    expect(internal.can.share).toBe(false);
    const { id } = await create();
    for (const who of ['viewer', 'nobody'] as const) {
      expect((await share(id, await acme.signIn(who))).status, who).toBe(403);
    }
    expect((await share(id, await rival.signIn('admin'))).status).toBe(404);
    const away = await create({}, await acme.signIn('manager'), acme.outOfScope);
    expect((await share(away.id)).status).toBe(404);
    expect((await share(2_000_000_000)).status).toBe(404);
  });
});

describe('revoking', () => {
  it('works at once, once, and leaves one trace', async () => {
    const { id } = await create();
    const link = (await share(id)).payload;
    const stranger = await follow(link.token);
    expect((await look(stranger, id)).status).toBe(200);
    expect((await revoke(link.id)).payload.revoked).toBe(true);
    expect((await look(stranger, id)).status).toBe(410);
    expect(await revoke(link.id)).toMatchObject({ status: 409, code: 'link_revoked' });
    const traces = await ask('select from audit_log where action = $1 and entity_id = $2', [
      'share-link.revoked',
      id,
    ]);
    expect(traces).toHaveLength(1);
  });

  it('is as the record', async () => {
    const link = (await share((await create()).id)).payload;
    expect((await revoke(link.id, await acme.signIn('viewer'))).status).toBe(403);
    expect((await revoke(link.id, await acme.signIn('nobody'))).status).toBe(404);
    expect((await revoke(link.id, await rival.signIn('admin'))).status).toBe(404);
    const manager = await acme.signIn('manager');
    const away = await create({}, manager, acme.outOfScope);
    const hidden = (await share(away.id, manager)).payload;
    expect((await revoke(hidden.id)).status).toBe(404);
    expect((await look(await follow(link.token), 1)).status).toBe(401);
  });
});

describe('following a link', () => {
  it('moves the token into a cookie and leads to the page', async () => {
    const { id } = await create();
    const { token } = (await share(id)).payload;
    const answer = await app.server.inject({
      url: `/r/${token}`,
      headers: { host: 'evil.example.com', 'accept-language': 'es-US,es;q=0.9' },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/acme/task/${id}`]);
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: '__Host-redirect-token',
        value: token,
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 7200,
      }),
      expect.objectContaining({ name: 'locale', value: 'es' }),
    ]);
  });

  it('leads nowhere without a link, and to the page that says so when it is over', async () => {
    const { id } = await create();
    const link = (await share(id)).payload;
    await revoke(link.id);
    const over = await createClient(app).raw('GET', `/r/${link.token}`);
    expect([over.status, over.headers.location]).toEqual([302, `/acme/task/${id}`]);
    for (const token of ['garbage', 'a'.repeat(43), '%00']) {
      const stranger = createClient(app);
      const answer = await stranger.raw('GET', `/r/${token}`);
      expect([answer.status, answer.headers.location]).toEqual([302, '/not-found/link']);
      expect(stranger.cookies).toEqual({});
    }
  });
});

describe('a token', () => {
  it('opens its record and no other, of its organization and no other', async () => {
    const [mine, other] = [await create(), await create()];
    const stranger = await follow((await share(mine.id)).payload.token);
    expect((await look(stranger, mine.id)).status).toBe(200);
    expect((await look(stranger, other.id)).status).toBe(401);
    expect((await look(stranger, mine.id, 'rival')).status).toBe(401);
    const theirs = await create({}, await rival.signIn('admin'), rival.inScope);
    expect((await look(stranger, theirs.id)).status).toBe(401);
    expect((await look(stranger, theirs.id, 'rival')).status).toBe(401);
    for (const path of ['organization', 'jobs', 'buildings']) {
      expect((await stranger.raw('GET', `/api/v1/acme/${path}`)).status, path).toBe(200);
      expect((await stranger.raw('GET', `/api/v1/rival/${path}`)).status, path).toBe(401);
    }
  });

  it('is worth nothing when it is missing, garbage or tampered with', async () => {
    const { id } = await create();
    const { token } = (await share(id)).payload;
    const tampered = `${token.slice(0, -2)}${token.endsWith('A') ? 'BB' : 'AA'}`;
    for (const cookie of [undefined, 'garbage', '', tampered, `${token}x`]) {
      const stranger = createClient(app);
      if (cookie !== undefined) stranger.cookies['__Host-redirect-token'] = cookie;
      const answer = await look(stranger, id);
      expect([answer.status, answer.code], String(cookie)).toEqual([401, 'unauthenticated']);
      expect(answer.text).not.toContain('CANARY');
    }
  });

  it('gives a session nothing, and needs none', async () => {
    const { id } = await create();
    expect((await look(supervisor, id)).status).toBe(401);
    const stranger = await follow((await share(id)).payload.token);
    expect((await stranger.call(taskEndpoints.getTask, { params: { id } })).status).toBe(401);
  });

  it('expires by the clock, and the answer tells whom to turn to', async () => {
    app.setNow('2026-03-02T12:00:00Z');
    const contact = { email: 'hello@acme.test', phone: '3035550100' };
    await ask(
      `update organizations set settings = jsonb_build_object('public_contact', $2::jsonb) where id = $1`,
      [acme.organizationId, JSON.stringify(contact)],
    );
    const { id } = await create();
    const stranger = await follow((await share(id)).payload.token);
    app.setNow('2026-04-01T11:59:59Z');
    expect((await look(stranger, id)).status).toBe(200);
    app.setNow('2026-04-01T12:00:00Z');
    const over = await look(stranger, id);
    expect(over).toMatchObject({ status: 410, code: 'link_expired' });
    expect(JSON.parse(over.text).message).toBe('This link has expired.');
    const { organization } = over.details as { organization: SharedOrganization };
    expect(organization).toMatchObject({ name: 'CANARY-acme', slug: 'acme', contact });
    await ask(`update organizations set settings = '{}' where id = $1`, [acme.organizationId]);
  });

  it('shows nothing of a task that became internal or is gone', async () => {
    const { id, updated_at } = await create();
    const stranger = await follow((await share(id)).payload.token);
    const changed = await supervisor.call(taskEndpoints.updateTask, {
      params: { id },
      body: { description: 'Mop the dock', type: 'request', internal_only: true, updated_at },
    });
    expect(changed.status).toBe(200);
    expect(await look(stranger, id)).toMatchObject({ status: 410, code: 'link_unavailable' });
    const place = await stranger.call(sharingEndpoints.listSharedJobs, { params: { orgSlug: 'acme' } });
    expect(place).toMatchObject({ status: 410, code: 'link_unavailable' });
    const gone = await create();
    const other = await follow((await share(gone.id)).payload.token);
    await (await acme.signIn('admin')).call(taskEndpoints.deleteTask, { params: { id: gone.id } });
    expect(await look(other, gone.id)).toMatchObject({ status: 410, code: 'link_unavailable' });
  });
});

describe('views', () => {
  it('are counted and logged with the network they came from', async () => {
    const { id } = await create();
    const link = (await share(id)).payload;
    for (const remoteAddress of ['203.0.113.77', '2001:db8:1:2::3']) {
      const answer = await app.server.inject({
        url: `/api/v1/acme/task/${id}`,
        remoteAddress,
        cookies: { '__Host-redirect-token': link.token },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    }
    const url = `/api/v1/acme/task/${id}`;
    const asked = await app.server.inject({
      method: 'HEAD',
      url,
      cookies: { '__Host-redirect-token': link.token },
    });
    expect(asked.statusCode).toBe(404);
    const now = (await share(id)).payload;
    expect(now.views).toBe(2);
    expect(Date.parse(now.last_viewed_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const rows = await ask('select ip_prefix, at from share_link_views where link_id = $1 order by id', [
      link.id,
    ]);
    expect(rows.map(({ ip_prefix }) => ip_prefix)).toEqual(['203.0.113.0/24', '2001:db8:1::/48']);
  });
});
