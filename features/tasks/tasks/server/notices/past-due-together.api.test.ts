import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemScope } from '#platform/server/http/person';
import type { MailMessage } from '#platform/server/mail/mail';
import {
  addTask,
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { publishPastDue } from '../task/publish-past-due.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let sent: MailMessage[] = [];

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: '2027-03-10T18:00:00Z' }));
  admin = await acme.signIn('admin');
  app.wiring.mail = { send: async (message) => void sent.push(message) };
});
afterAll(() => app.close());

const late = async (count: number): Promise<void> => {
  for (let n = 1; n <= count; n += 1)
    await addTask(admin, acme.inScope, { title: `Late ${n}`, assignee_user_ids: [acme.users['day-porter']] });
  await runWork(app, 'notifications');
  await runWork(app, 'mail');
  await sqlAs(
    app,
    acme,
    `update tasks set due_at = '2027-03-09T20:00:00Z' where title like 'Late %' and status = 'open'`,
  );
  sent = [];
};

/** What the porter gets of a round of the periodic work. */
const roundOf = async (): Promise<MailMessage[]> => {
  await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    publishPastDue(app.wiring, tenant, new Date('2027-03-10T18:00:00Z')),
  );
  await runWork(app, 'notifications');
  await runWork(app, 'mail');
  return sent.filter(({ to }) => to.startsWith('day-porter'));
};

it('tells a person once of all tasks that became past due at once, and of one as before', async () => {
  await late(15);
  const [mail, ...others] = await roundOf();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('15 tasks past due');
  expect(mail?.text).toContain('Late 1');
  expect(mail?.text).toMatch(/… 5|… \d+|5 more/);
  await sqlAs(app, acme, `update tasks set status = 'cancelled' where title like 'Late %'`);
  await late(1);
  const single = await roundOf();
  expect(single.map(({ subject }) => subject)).toEqual(['Past due: Late 1']);
});
