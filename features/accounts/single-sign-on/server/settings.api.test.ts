import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScope } from '#platform/server/http/person';
import type { Client } from '../../../../tests/api/harness/index.ts';
import {
  connectProvider,
  proveDomain,
  type SignOnBed,
  setRules,
  startSignOnBed,
} from '../../../../tests/api/harness/sign-on-bed.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { signOnSettingsEndpoints as endpoints } from '../contract/index.ts';

let bed: SignOnBed;

beforeAll(async () => {
  bed = await startSignOnBed();
});
afterAll(() => bed.stop());

const read = async (client: Client = bed.admin) => (await client.call(endpoints.getSignOnSettings)).payload;

const connect = async (body: object) =>
  bed.admin.call(endpoints.saveSignOnConnection, {
    body: { issuer: '', client_id: '', updated_at: (await read()).updated_at, ...body },
  });

const test = async () => (await bed.admin.call(endpoints.testSignOn, { body: {} })).payload;

const traces = async (): Promise<string[]> => {
  const rows = await bed.app.database.withTenant(systemScope(bed.acme.organizationId), (tenant) =>
    tenant.db
      .selectFrom('audit_log')
      .select('action')
      .where('organization_id', '=', bed.acme.organizationId)
      .where('entity', '=', 'single-sign-on')
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ action }) => action);
};

describe('the settings', () => {
  it('are off until somebody names a provider', async () => {
    expect(await read()).toMatchObject({
      connection: null,
      enabled: false,
      only_way: false,
      addresses: {
        redirect: 'http://localhost:3000/sso/acme/callback',
        start: 'http://localhost:3000/sso/acme',
      },
      updated_at: null,
    });
    const rules = { enabled: true, joins: false, default_role_id: null, only_way: false };
    const updated_at = new Date().toISOString();
    const early = await bed.admin.call(endpoints.saveSignOnRules, { body: { ...rules, updated_at } });
    expect(early.code).toBe('sign_on_not_connected');
    expect((await bed.admin.call(endpoints.testSignOn, { body: {} })).code).toBe('sign_on_not_connected');
    const domain = await bed.admin.call(endpoints.addSignOnDomain, { body: { domain: 'acme.test' } });
    expect(domain.code).toBe('sign_on_not_connected');
  });

  it('say every wrong field', async () => {
    const none = await connect({});
    expect(Object.keys(none.errors).sort()).toEqual(['client_id', 'issuer']);
    for (const issuer of [
      'acme',
      'https://a\u0000.test',
      'ftp://acme.test',
      'https://me@acme.test',
      'https://acme.test/?a=1',
    ]) {
      const wrong = await connect({ issuer, client_id: 'x', client_secret: 'y' });
      expect(Object.keys(wrong.errors), issuer).toEqual(['issuer']);
    }
    const lacking = await connect({ issuer: bed.provider.issuer, client_id: 'cora' });
    expect(Object.keys(lacking.errors)).toEqual(['client_secret']);
  });

  it('belong to those who may change the company, each their own', async () => {
    const manager = await bed.acme.signIn('manager');
    const body = { issuer: bed.provider.issuer, client_id: 'x', client_secret: 'y', updated_at: null };
    const rules = { enabled: true, joins: false, default_role_id: null, only_way: false };
    const params = { id: 1 };
    const answers = await Promise.all([
      manager.call(endpoints.getSignOnSettings),
      manager.call(endpoints.saveSignOnConnection, { body }),
      manager.call(endpoints.saveSignOnRules, { body: { ...rules, updated_at: new Date().toISOString() } }),
      manager.call(endpoints.testSignOn, { body: {} }),
      manager.call(endpoints.addSignOnDomain, { body: { domain: 'acme.test' } }),
      manager.call(endpoints.proveSignOnDomain, { params }),
      manager.call(endpoints.removeSignOnDomain, { params }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(403));
    const wellKnown = `${bed.provider.issuer}/.well-known/openid-configuration`;
    const saved = await connect({ ...bed.provider.client, issuer: wellKnown });
    expect(saved.payload.connection).toMatchObject({ issuer: bed.provider.issuer, client_id: 'cora' });
    expect((await read(await bed.rival.signIn('admin'))).connection).toBeNull();
    expect(await traces()).toEqual(['single-sign-on.connected']);
  });

  it('are not saved over what somebody else has saved', async () => {
    const { updated_at } = await read();
    await connect({ issuer: bed.provider.issuer, client_id: 'cora' });
    const body = { issuer: bed.provider.issuer, client_id: 'cora', updated_at };
    const late = await bed.admin.call(endpoints.saveSignOnConnection, { body });
    expect([late.status, late.code]).toEqual([409, 'stale']);
    expect(late.details).toMatchObject({ current: { connection: { client_id: 'cora' } } });
    const first = await bed.admin.call(endpoints.saveSignOnConnection, {
      body: { ...body, client_secret: 'x', updated_at: null },
    });
    expect(first.code).toBe('stale');
    const rules = { enabled: true, joins: false, default_role_id: null, only_way: false };
    const stale = await bed.admin.call(endpoints.saveSignOnRules, {
      body: { ...rules, updated_at: updated_at ?? '' },
    });
    expect(stale.code).toBe('stale');
  });

  it('refuse a role that manages the company, is another company’s, or is missing', async () => {
    const { roles } = await read();
    expect(roles.map(({ key }) => key)).toContain('supervisor');
    expect(roles.map(({ key }) => key)).not.toContain('admin');
    const idOf = async (slug: 'acme' | 'rival', key: string) =>
      bed.app.database.withTenant(systemScope(bed[slug].organizationId), async (tenant) => {
        const row = await tenant.db
          .selectFrom('roles')
          .select('id')
          .where('organization_id', '=', tenant.organizationId)
          .where('key', '=', key)
          .executeTakeFirst();
        return row?.id ?? 0;
      });
    const withRole = async (default_role_id: number | null) =>
      Object.keys((await setRules(bed.admin, { joins: true, default_role_id })).errors);
    expect(await withRole(null)).toEqual(['default_role_id']);
    expect(await withRole(await idOf('acme', 'admin'))).toEqual(['default_role_id']);
    expect(await withRole(await idOf('rival', 'supervisor'))).toEqual(['default_role_id']);
    const off = await setRules(bed.admin, { enabled: false, only_way: true });
    expect(off.errors.only_way).toHaveLength(1);
    const saved = await setRules(bed.admin, { enabled: true, joins: true, default_role_id: bed.role });
    expect(saved.payload).toMatchObject({ enabled: true, joins: true, default_role_id: bed.role });
  });
});

describe('a domain', () => {
  it('counts once its record is there', async () => {
    const add = (domain: string) => bed.admin.call(endpoints.addSignOnDomain, { body: { domain } });
    for (const domain of ['', 'acme', '10.0.0.1', 'a_b.test', '-a.test', 'ümlaut.test']) {
      expect(Object.keys((await add(domain)).errors), domain).toEqual(['domain']);
    }
    const added = await add('@ACME.test.');
    const { id = 0, record, proven_at } = added.payload.domains[0] ?? {};
    expect([record?.name, proven_at]).toEqual(['_cora-challenge.acme.test', null]);
    expect((await add('acme.test')).errors.domain).toHaveLength(1);
    const prove = (given = id) => bed.admin.call(endpoints.proveSignOnDomain, { params: { id: given } });
    expect((await prove()).code).toBe('domain_unproven');
    bed.names.records.set(record?.name ?? '', ['another record', `${record?.value}x`]);
    expect((await prove()).code).toBe('domain_unproven');
    bed.names.records.set(record?.name ?? '', ['another record', record?.value ?? '']);
    expect((await prove()).payload.domains[0]?.proven_at).toEqual(expect.any(String));
    const chief = await bed.rival.signIn('admin');
    for (const endpoint of [endpoints.proveSignOnDomain, endpoints.removeSignOnDomain]) {
      expect((await chief.call(endpoint, { params: { id } })).status).toBe(404);
    }
    const removed = await bed.admin.call(endpoints.removeSignOnDomain, { params: { id } });
    expect(removed.payload.domains).toEqual([]);
    expect((await prove()).status).toBe(404);
    expect((await traces()).slice(-3)).toEqual([
      'single-sign-on.domain-added',
      'single-sign-on.domain-proven',
      'single-sign-on.domain-removed',
    ]);
  });

  it('is one of twenty at most', async () => {
    for (let n = 1; n <= 20; n += 1) await proveDomain(bed.admin, bed.names, `acme${n}.test`);
    const more = await bed.admin.call(endpoints.addSignOnDomain, { body: { domain: 'acme21.test' } });
    expect(more.code).toBe('domains_most');
  });
});

const serve = async (listener: RequestListener) => {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

describe('the test of the connection', () => {
  it('says that it works, or which half is wrong', async () => {
    await connect({ issuer: bed.provider.issuer, ...bed.provider.client });
    expect(await test()).toEqual({ outcome: 'works', detail: null });
    await connect({ issuer: bed.provider.issuer, client_id: 'cora', client_secret: 'wrong' });
    expect((await test()).outcome).toBe('client_refused');
    await connect({ issuer: `${bed.provider.issuer}/other`, ...bed.provider.client });
    expect((await test()).outcome).toBe('not_a_provider');
    await connect({ issuer: 'https://[acme', ...bed.provider.client });
    expect((await test()).outcome).toBe('not_a_provider');
    await connect({ issuer: 'http://localhost:1', ...bed.provider.client });
    expect((await test()).outcome).toBe('unreachable');
  });

  it.each<[string, string, RequestListener]>([
    [
      'calls itself something else',
      'other_issuer',
      (_, answer) => {
        answer.setHeader('content-type', 'application/json');
        answer.end(JSON.stringify({ issuer: 'https://else.test' }));
      },
    ],
    ['answers nonsense', 'not_a_provider', (_, answer) => void answer.end('<html>')],
    [
      'leads elsewhere',
      'not_a_provider',
      (_, answer) => void answer.writeHead(302, { location: bed.provider.issuer }).end(),
    ],
    [
      'never stops answering',
      'unreachable',
      (_, answer) => {
        answer.setHeader('content-type', 'application/json');
        answer.end(' '.repeat(300_000));
      },
    ],
  ])('notices a provider that %s', async (_what, outcome, listener) => {
    const server = await serve(listener);
    await connect({ issuer: server.address, ...bed.provider.client });
    expect((await test()).outcome).toBe(outcome);
    server.stop();
  });
});

describe('an installation inside a network', () => {
  it('asks providers there only if it says so, or as before for a connection from before', async () => {
    const other = await startSignOnBed({ INSIDE_PROVIDERS: '0' });
    const outcome = async () => {
      const { payload, text } = await other.admin.call(endpoints.testSignOn, { body: {} });
      return payload?.outcome ?? text;
    };
    const { updated_at } = await read(other.admin);
    const body = { issuer: other.provider.issuer, ...other.provider.client, updated_at };
    const saved = await other.admin.call(endpoints.saveSignOnConnection, { body });
    expect(saved.status, saved.text).toBe(200);
    expect(await outcome()).toBe('insecure');
    await sqlAs(other.app, other.acme, 'update sign_on_connections set keeps_inside = true');
    expect(await outcome()).toBe('works');
    await other.stop();
  });
});

describe('an installation on the internet', () => {
  it('asks providers by https only, and none in a network of our own', async () => {
    const other = await startSignOnBed({ PUBLIC_URL: 'https://cora.example.com', INSIDE_PROVIDERS: '0' });
    const asked: string[] = [];
    const inside = await serve((request, answer) => {
      asked.push(request.url ?? '');
      answer.end('secret');
    });
    const port = new URL(inside.address).port;
    for (const [issuer, outcome] of [
      [inside.address, 'insecure'],
      [`https://localhost:${port}`, 'inside'],
      [`https://127.0.0.1:${port}`, 'inside'],
      [`https://2130706433:${port}`, 'inside'],
      [`https://[::1]:${port}`, 'inside'],
      [`https://169.254.169.254`, 'inside'],
      [`https://localhost.:${port}`, 'unreachable'],
    ]) {
      const { updated_at } = await read(other.admin);
      const body = { issuer: issuer ?? '', client_id: 'cora', client_secret: 'x', updated_at };
      const saved = await other.admin.call(endpoints.saveSignOnConnection, { body });
      expect(saved.status, saved.text).toBe(200);
      const answer = await other.admin.call(endpoints.testSignOn, { body: {} });
      expect([issuer, answer.payload.outcome]).toEqual([issuer, outcome]);
    }
    expect(asked).toEqual([]);
    inside.stop();
    await other.stop();
  });
});

it('connects and turns on in one go', async () => {
  expect((await connectProvider(bed.admin, bed.provider)).payload.enabled).toBe(true);
});
