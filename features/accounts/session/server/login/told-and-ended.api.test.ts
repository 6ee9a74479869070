import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { hashToken, newToken } from '#platform/server/tokens';
import {
  type Client,
  type Company,
  createClient,
  runWork,
  startWithCompanies,
  type TestApp,
  testPassword,
  waitingWork,
} from '../../../../../tests/api/harness/index.ts';
import { sessionEndpoints } from '../../contract/index.ts';
import { createLink } from '../password/link-repository.ts';

let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  admin = await acme.signIn('admin');
});
afterAll(() => app.close());

const enter = (client: Client, email: string) =>
  client.call(sessionEndpoints.login, { body: { email, password: testPassword } });

const mailsOf = async (kind: string) =>
  (await waitingWork(app, 'mail')).map(({ data }) => data).filter((data) => data.kind === kind);

describe('a login on a device', () => {
  it('is mailed to the person when the device is new, and only then', async () => {
    await runWork(app, 'mail');
    const device = createClient(app);
    const email = 'csr@acme.test';
    expect((await enter(device, email)).status).toBe(200);
    expect(await mailsOf('new-device')).toMatchObject([{ userId: acme.users.csr, address: '127.0.0.1' }]);
    await device.call(sessionEndpoints.logout, { body: {} });
    expect((await enter(device, email)).status).toBe(200);
    expect(await mailsOf('new-device')).toHaveLength(1);
    await device.call(sessionEndpoints.login, { body: { email: 'manager@acme.test', password: 'wrong' } });
    expect(await mailsOf('new-device')).toHaveLength(1);
    await runWork(app, 'mail');
  });
});

describe('an address that the office changes', () => {
  it('is told to the former one', async () => {
    const id = acme.users.scheduler;
    const { payload: person } = await admin.call(peopleEndpoints.getPerson, { params: { id } });
    const { first_name, last_name, phone, title, employee_code, employee_number, license } = person;
    const { denied_modules, roles, updated_at } = person;
    const fields = { first_name, last_name, phone, title, employee_code, employee_number, license };
    const body = {
      ...fields,
      denied_modules,
      role_ids: roles.map((role) => role.id),
      email: 'new@acme.test',
      updated_at,
    };
    const saved = await admin.call(peopleEndpoints.updatePerson, { params: { id }, body });
    expect(saved.status, saved.text).toBe(200);
    expect(await mailsOf('address-changed')).toMatchObject([
      { userId: id, formerEmail: 'scheduler@acme.test' },
    ]);
    await runWork(app, 'mail');
  });
});

describe('a reset link', () => {
  it('opens nothing after its person was deactivated, nor when they come back', async () => {
    const id = acme.users['sales-rep'];
    const email = 'sales-rep@acme.test';
    const token = newToken();
    const until = new Date(Date.now() + 3_600_000);
    await createLink(app.database.identity, 'password-reset', hashToken(token), id, until);
    await admin.call(peopleEndpoints.deactivatePerson, { params: { id }, body: {} });
    const reset = () =>
      createClient(app).call(sessionEndpoints.resetPassword, {
        body: {
          token,
          email,
          password: 'another-long-password-1',
          password_confirmation: 'another-long-password-1',
        },
      });
    expect((await reset()).code).toBe('link_used');
    await admin.call(peopleEndpoints.activatePerson, { params: { id } });
    expect((await reset()).code).toBe('link_used');
    expect((await enter(createClient(app), email)).status).toBe(200);
  });
});
