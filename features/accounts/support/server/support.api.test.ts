import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { securityListEndpoints, securitySettingsEndpoints } from '#features/administration/security/contract';
import { systemScope } from '#platform/server/http/person';
import { asOwner } from '../../../../tests/api/harness/as-owner.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { maxSupported, supportEndpoints } from '../contract/index.ts';

const { listSupported, enterOrganization, leaveOrganization } = supportEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let support: Client;
let inAcme: Record<string, string>;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  await asOwner(app, 'update users set super_admin = true where id = $1', [rival.users.nobody]);
  support = await rival.signIn('nobody');
  inAcme = { 'x-organization-id': String(acme.organizationId) };
});
afterAll(() => app.close());

const change = (organizationId: number, set: string) =>
  app.database.withTenant(systemScope(organizationId), (tenant) =>
    tenant.query({ text: `update organizations set ${set} where id = $1`, values: [organizationId] }),
  );

const find = async (q?: string, client = support) => client.call(listSupported, { query: q ? { q } : {} });

const enter = (organization_id: number, reason = 'Ticket 4711', client = support) =>
  client.call(enterOrganization, { body: { organization_id, reason } });

const visits = async () => (await admin.call(securityListEndpoints.listSupportAccess)).payload.rows;

describe('the organizations that support finds', () => {
  beforeEach(() => app.setNow(null));

  it('are all but its own, with how many people work there and whether changes are allowed', async () => {
    const { payload } = await find();
    expect(payload.organizations.map(({ id }) => id)).toEqual([acme.organizationId]);
    expect(payload).toMatchObject({ more: false, organizations: [{ writes_until: null }] });
    expect(payload.organizations[0]?.people).toBeGreaterThan(3);
    await admin.call(securitySettingsEndpoints.allowSupport, { body: { hours: 2 } });
    expect((await find()).payload.organizations[0]?.writes_until).toEqual(expect.any(String));
    app.setNow(new Date(Date.now() + 2.1 * 3_600_000));
    expect((await find()).payload.organizations[0]?.writes_until).toBeNull();
  });

  it('are found by words of name and slug, whatever their case and accents', async () => {
    await change(acme.organizationId, "name = 'Limpieza Ñandú 50%'");
    for (const q of ['nandu', 'ÑANDÚ limp', '50%', 'acme', ' acme  limpieza ']) {
      expect((await find(q)).payload.organizations, q).toHaveLength(1);
    }
    for (const q of ['rival', 'n_ndu', 'nandu nothing']) {
      expect((await find(q)).payload.organizations, q).toEqual([]);
    }
    expect((await find('a'.repeat(101))).status).toBe(422);
  });

  it('come no more than fifty at once, and say that there are others', async () => {
    await asOwner(
      app,
      `insert into organizations (name, slug, time_zone)
       select 'Many ' || n, 'many-' || n, 'UTC' from generate_series(1, 60) n`,
    );
    const { payload } = await find('many');
    expect(payload.organizations).toHaveLength(maxSupported);
    expect(payload.more).toBe(true);
    const [last] = (await find('many 60')).payload.organizations;
    await change(last?.id ?? 0, 'deleted_at = now()');
    expect((await find('many 60')).payload).toEqual({ organizations: [], more: false });
  });
});

describe('a visit', () => {
  it('says its reason to the organization, and is open then', async () => {
    const { payload } = await enter(acme.organizationId);
    expect(payload.id).toBe(acme.organizationId);
    expect((await visits())[0]).toMatchObject({
      action: 'Entered the organization',
      note: 'Ticket 4711',
      by_support: true,
      actor: { name: 'nobody@rival.test' },
    });
    const { payload: user } = await support.call(sessionEndpoints.getSignedInUser, { headers: inAcme });
    expect(user).toMatchObject({ super_admin: 1, support: { writes_until: expect.anything() } });
    // The entry with the reason already records this visit, so the first look adds none.
    expect((await visits())[0]?.action).toBe('Entered the organization');
  });

  it('ends with a trace, and only where it is one', async () => {
    const left = await support.call(leaveOrganization, { headers: inAcme });
    expect(left.status, left.text).toBe(200);
    expect((await visits())[0]).toMatchObject({ action: 'Left the organization', by_support: true });
    expect((await support.call(leaveOrganization)).status).toBe(404);
  });

  it('goes from one organization to the next while changes are forbidden', async () => {
    await admin.call(securitySettingsEndpoints.allowSupport, { body: { hours: 0 } });
    const again = await support.call(enterOrganization, {
      body: { organization_id: acme.organizationId, reason: 'Once more' },
      headers: inAcme,
    });
    expect(again.status, again.text).toBe(200);
    expect((await visits())[0]?.note).toBe('Once more');
  });

  it('is refused without a reason, to no organization, and to its own', async () => {
    expect((await enter(acme.organizationId, '  ')).errors.reason).toHaveLength(1);
    expect((await enter(acme.organizationId, 'a'.repeat(501))).errors.reason).toHaveLength(1);
    const { errors } = await support.raw('POST', '/api/v1/support/visits', {});
    expect(Object.keys(errors).sort()).toEqual(['organization_id', 'reason']);
    expect((await enter(rival.organizationId)).status).toBe(404);
    expect((await enter(2_000_000_000)).status).toBe(404);
  });

  it('is for support alone', async () => {
    const before = (await visits()).length;
    for (const client of [admin, await rival.signIn('admin')]) {
      expect((await find(undefined, client)).status).toBe(403);
      expect((await enter(acme.organizationId, 'Curious', client)).status).toBe(403);
      expect((await client.call(leaveOrganization)).status).toBe(403);
    }
    expect((await visits()).length).toBe(before);
  });
});
