import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companySettingsEndpoints } from '#features/accounts/organizations/contract';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import { fillIn } from '#platform/server/testing/sample';
import { product } from '../../../../apps/server/product.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { personBody, roleIds } from '../../../../tests/api/harness/person-body.ts';
import { addressIn, sampleCompany, samples } from '../../../../tests/api/harness/samples.ts';
import { securityListEndpoints, securitySettingsEndpoints } from '../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let support: Client;
let headers: Record<string, string>;

const asOwner = async (text: string, values: unknown[] = []) => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  try {
    return (await owner.query(text, values)).rows;
  } finally {
    await owner.end();
  }
};

beforeAll(async () => {
  let rival: Company;
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  await asOwner('update users set super_admin = true where id = $1', [rival.users.nobody]);
  support = await rival.signIn('nobody');
  headers = { 'x-organization-id': String(acme.organizationId) };
});
afterAll(() => app.close());

const allow = (hours: number, client = admin, more: object = {}) =>
  client.call(securitySettingsEndpoints.allowSupport, { body: { hours }, ...more });

describe('support', () => {
  it('sees an organization, says so, and leaves a trace there', async () => {
    const { payload } = await support.call(sessionEndpoints.getSignedInUser, { headers });
    expect(payload.support).toEqual({ writes_until: null });
    expect((await admin.call(sessionEndpoints.getSignedInUser)).payload.support).toBeNull();
    expect((await support.call(taskEndpoints.listTasks, { headers })).status).toBe(200);
    const events = await admin.call(securityListEndpoints.listSupportAccess);
    expect(events.payload.rows).toMatchObject([
      {
        action: 'Viewed the organization',
        by_support: true,
        actor: { name: 'nobody@rival.test' },
      },
    ]);
  });

  it('changes nothing of any kind without permission', async () => {
    const all = await samples();
    const known = await sampleCompany(app, acme);
    const writes = product.bindings.filter(
      ({ endpoint }) =>
        !['public', 'token'].includes(endpoint.access as string) &&
        !endpoint.ownLogin &&
        (endpoint.method !== 'GET' || endpoint.audit !== null),
    );
    expect(writes.length).toBeGreaterThan(100);
    const before = await asOwner('select count(*) as n from audit_log where organization_id = $1', [
      acme.organizationId,
    ]);
    const answers: string[] = [];
    for (const { name, endpoint } of writes) {
      const path = fillIn(addressIn(all, known, endpoint) ?? endpoint.path.replace(/\{\w+\}/g, '1'), known);
      const { status, code } = await support.raw(endpoint.method, `/api/v1${path}`, {}, headers);
      if (status !== 403 || code !== 'support_reads_only') answers.push(`${name}: ${status} ${code}`);
    }
    expect(answers).toEqual([]);
    const after = await asOwner('select count(*) as n from audit_log where organization_id = $1', [
      acme.organizationId,
    ]);
    expect(after).toEqual(before);
  });

  it('may change things for as long as people of the organization let it, and is named there', async () => {
    expect((await allow(1, await acme.signIn('manager'))).status).toBe(403);
    expect((await allow(73)).errors.hours).toHaveLength(1);
    expect((await allow(2)).payload.support_writes_until).toEqual(expect.any(String));
    const { payload } = await support.call(sessionEndpoints.getSignedInUser, { headers });
    expect(payload.support?.writes_until).toEqual(expect.any(String));
    const rename = async () => {
      const { payload: person } = await support.call(peopleEndpoints.getPerson, {
        params: { id: acme.users.csr },
        headers,
      });
      const { first_name, last_name, email, phone, employee_code, employee_number, license, updated_at } =
        person;
      const body = {
        first_name,
        last_name,
        email,
        phone,
        employee_code,
        employee_number,
        license,
        updated_at,
        title: `Desk ${Math.random()}`,
        denied_modules: person.denied_modules,
        role_ids: person.roles.map(({ id }) => id),
      };
      return support.call(peopleEndpoints.updatePerson, { params: { id: acme.users.csr }, body, headers });
    };
    const renamed = await rename();
    expect(renamed.status, renamed.text).toBe(200);
    const [trace] = await asOwner(
      `select impersonated from audit_log where action = 'user.updated' order by id desc limit 1`,
    );
    expect(trace).toEqual({ impersonated: true });
    expect((await allow(72, support, { headers })).code).toBe('support_itself');
    const roles = await roleIds(admin);
    const { payload: self } = await support.call(sessionEndpoints.getSignedInUser);
    const body = personBody(roles, { email: self.email, role_ids: [roles.admin ?? 0] });
    const joins = await support.call(peopleEndpoints.createPerson, { body, headers });
    expect([joins.status, Object.keys(joins.errors)]).toEqual([422, ['email']]);
    app.setNow(new Date(Date.now() + 2.1 * 3_600_000));
    expect((await rename()).code).toBe('support_reads_only');
    app.setNow(null);
    expect((await rename()).status).toBe(200);
    expect((await allow(0)).payload.support_writes_until).toBeNull();
    expect((await rename()).code).toBe('support_reads_only');
  });

  it('works in its own organization as everybody does', async () => {
    const answer = await support.call(sessionEndpoints.updateLocale, { body: { locale: 'es' }, headers });
    expect(answer.status).toBe(200);
    expect((await support.call(sessionEndpoints.getSignedInUser)).payload.support).toBeNull();
    expect((await support.call(companySettingsEndpoints.getCompanySettings)).status).toBe(200);
  });
});
