import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { parkedWorkEndpoints } from '../contract/index.ts';

const { listParkedWork, retryParkedWork, discardParkedWork } = parkedWorkEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let outsider: Client;

beforeAll(async () => {
  const { rival, ...given } = await startWithCompanies();
  ({ app, acme } = given);
  [admin, outsider] = await Promise.all([acme.signIn('admin'), rival.signIn('admin')]);
});
afterAll(() => app.close());

const asOwner = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  try {
    return (await owner.query<T>(text)).rows;
  } finally {
    await owner.end();
  }
};

/** Creates work as the queue leaves it after ten failures. */
const park = async (organizationId: number | null, kind: string): Promise<void> => {
  const secret = { email: 'secret@acme.test', token: 'secret-token' };
  const userId = acme.users.supervisor;
  await app.wiring.queue.addAlone('mail', { organizationId, kind, userId, ...secret });
  await asOwner(`update pgboss.job set state = 'failed', retry_count = 10, completed_on = now(),
    output = '{"message": "connect ECONNREFUSED\\nat a secret place", "stack": "secret"}' where state = 'created'`);
};

const list = async (client: Client) => (await client.call(listParkedWork)).payload;

it('shows an admin the parked work of the organization, and nothing of what it carries', async () => {
  await park(acme.organizationId, 'notification');
  await park(null, 'password-reset');
  const answer = await admin.call(listParkedWork);
  expect(answer.payload).toEqual([
    {
      id: expect.any(String),
      queue: 'mail',
      kind: 'notification',
      person: { id: acme.users.supervisor, name: expect.any(String), email: 'supervisor@acme.test' },
      tries: 11,
      error: 'connect ECONNREFUSED',
      added_at: expect.any(String),
      parked_at: expect.any(String),
    },
  ]);
  expect(answer.text).not.toContain('secret');
  expect(await list(outsider)).toEqual([]);
  expect((await (await acme.signIn('manager')).call(listParkedWork)).status).toBe(403);
});

it('tries it once more, or forgets it, and says so in the audit log', async () => {
  const [work] = await list(admin);
  const params = { id: work?.id ?? '' };
  for (const endpoint of [retryParkedWork, discardParkedWork]) {
    expect((await outsider.call(endpoint, { params })).status).toBe(404);
    expect((await (await acme.signIn('manager')).call(endpoint, { params })).status).toBe(403);
  }
  expect((await admin.call(retryParkedWork, { params })).status).toBe(200);
  expect(await list(admin)).toEqual([]);
  const [again] = await asOwner<{ state: string }>(`select state from pgboss.job where id = '${params.id}'`);
  expect(again?.state).toBe('retry');
  expect((await admin.call(retryParkedWork, { params })).status).toBe(404);
  await asOwner(`update pgboss.job set state = 'failed', completed_on = now() where id = '${params.id}'`);
  expect((await admin.call(discardParkedWork, { params })).status).toBe(200);
  expect(await asOwner(`select from pgboss.job where id = '${params.id}'`)).toEqual([]);
  const trace = z.object({ action: z.string(), note: z.string() });
  const traces = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    tenant.query({
      text: `select action, note from audit_log where action like 'parked-work.%' order by id`,
      row: trace,
    }),
  );
  expect(traces).toEqual([
    { action: 'parked-work.retried', note: 'mail notification' },
    { action: 'parked-work.discarded', note: 'mail notification' },
  ]);
});
