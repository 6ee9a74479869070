import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import { createJobService } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import { type MailSink, openMailSink } from '#platform/server/testing/mail-sink';
import {
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
  type Who,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { createContract, type NewContract } from '../index.ts';
import { renewContracts } from '../renewal/renew-contracts.ts';
import { publishEnding } from './publish-ending.ts';

const holders: Partial<Record<Who, string>> = {
  'area-manager': 'area-manager',
  scheduler: 'assistant-manager',
  supervisor: 'supervisor',
  csr: 'csr',
  manager: 'director-client-development',
  'sales-rep': 'sales-rep',
};

const recipients = ['area-manager', 'manager', 'sales-rep'];

/** Nine in the morning in Denver, where the company is. */
const morning = (date: string): string => `${date}T16:00:00Z`;

let sink: MailSink;
let app: TestApp;
let acme: Company;

beforeAll(async () => {
  sink = await openMailSink();
  ({ app, acme } = await startWithCompanies(
    { SMTP_URL: sink.url, PUBLIC_URL: 'https://cora.example.com' },
    { now: morning('2027-01-10') },
  ));
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    for (const [who, role_key] of Object.entries(holders)) {
      const id = await createAssignment(tenant, null, { name: role_key, role_key });
      await assignUsers(tenant, id, [{ userId: acme.users[who as Who], jobId: acme.inScope.jobId }]);
    }
  });
});
afterAll(async () => {
  await app.close();
  await sink.close();
});
beforeEach(async () => {
  await sqlAs(app, acme, `delete from contract_alerts`);
  await sqlAs(app, acme, `delete from contracts`);
});

const add = (given: Partial<NewContract>, serviceId?: number): Promise<[contract: number, service: number]> =>
  app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const job_service_id =
      serviceId ??
      (await createJobService(tenant, null, acme.inScope.jobId, { type: 'other', name: 'Nights' }));
    const number = crypto.randomUUID().slice(0, 8);
    const usual = { number, status: 'approved' as const, start_date: '2026-01-01', days_per_week: 5 };
    return [await createContract(tenant, null, { ...usual, job_service_id, ...given }), job_service_id];
  });

const endOf = async (id: number): Promise<string> => {
  const [row] = await sqlAs<{ ends: string }>(
    app,
    acme,
    `select termination_date::text as ends from contracts where id = $1`,
    [id],
  );
  return row?.ends ?? '';
};

/** Runs the periodic work of this moment; returns the addresses that got mail. */
const roundAt = async (moment: string): Promise<string[]> => {
  app.setNow(moment);
  sink.received.length = 0;
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    while ((await renewContracts(app.wiring, tenant, new Date(moment))) > 0);
    await publishEnding(app.wiring, tenant, new Date(moment));
  });
  await runWork(app, 'notifications');
  await runWork(app, 'mail');
  return sink.received.map((mail) => String(mail.to?.[0]?.address).split('@')[0] ?? '').sort();
};

it('tells area manager, director and sales rep 120, 90, 60 and 30 days before, once each', async () => {
  await add({ number: 'N-1', termination_date: '2027-06-30' });
  expect(await roundAt(morning('2027-03-01'))).toEqual([]);
  for (const day of ['2027-03-02', '2027-04-01', '2027-05-01', '2027-05-31']) {
    expect(await roundAt(morning(day))).toEqual(recipients);
    expect(await roundAt(morning(day))).toEqual([]);
  }
  expect(await roundAt(morning('2027-06-30'))).toEqual([]);
});

it('says when the term ends, and nothing of the price', async () => {
  await add({ number: 'N-2', termination_date: '2027-06-30' });
  expect(await roundAt(morning('2027-03-02'))).toEqual(recipients);
  expect(sink.received[0]?.subject).toBe('Contract N-2 ends in 120 days');
  expect(sink.received[0]?.text).toContain('06/30/2027');
  expect(sink.received[0]?.text).toContain(`/job/${acme.inScope.jobId}?tab=contracts`);
  expect(sink.received[0]?.text).not.toContain('$');
});

it('says until when notice can be given where a contract renews itself', async () => {
  const renewing = { auto_renew: true, term_months: 12, renewal_notice_days: 60 };
  await add({ number: 'N-3', termination_date: '2027-06-30', ...renewing });
  await roundAt(morning('2027-03-02'));
  expect(sink.received[0]?.subject).toBe('Contract N-3 renews automatically in 120 days');
  expect(sink.received[0]?.text).toContain('05/01/2027');
  expect(sink.received[0]?.text).toContain('06/30/2028');
});

it('tells at seven in the morning at the site, and only the latest step', async () => {
  await add({ termination_date: '2027-06-30' });
  expect(await roundAt('2027-04-20T12:59:00Z')).toEqual([]);
  expect(await roundAt('2027-04-20T13:00:00Z')).toEqual(recipients);
  expect(await roundAt(morning('2027-04-21'))).toEqual([]);
});

it('is silent about drafts, contracts under notice, those without an end, and those that an amendment follows', async () => {
  await add({ status: 'draft', termination_date: '2027-06-30' });
  await add({ status: 'terminated', termination_date: '2027-06-30', termination_reason: 'Sold' });
  await add({});
  const [, service] = await add({ termination_date: '2027-06-30' });
  await add({ start_date: '2027-07-01' }, service);
  expect(await roundAt(morning('2027-06-01'))).toEqual([]);
});

it.each([
  ['2027-02-28', 12, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2027-03-30', 1, '2027-04-29'],
  ['2027-01-31', 1, '2027-02-28'],
])('moves a term that ends on %s on by %i months, until %s, on its last day', async (end, months, until) => {
  const [id] = await add({ termination_date: end, auto_renew: true, term_months: months });
  app.setNow(`${end}T05:59:00Z`);
  await roundAt(`${end}T05:59:00Z`);
  expect(await endOf(id)).toBe(end);
  await roundAt(morning(end));
  expect(await endOf(id)).toBe(until);
});

it('makes up for terms that were missed, and leaves a trace of the system', async () => {
  const [id] = await add({ termination_date: '2026-12-31', auto_renew: true, term_months: 1 });
  await roundAt(morning('2027-03-15'));
  expect(await endOf(id)).toBe('2027-03-31');
  const traces = await sqlAs<{ actor_user_id: number | null }>(
    app,
    acme,
    `select actor_user_id from audit_log where action = 'contract.renewed' and entity_id = $1`,
    [id],
  );
  expect(traces).toEqual([1, 2, 3].map(() => ({ actor_user_id: null })));
});

it('ends a contract that notice was given of, that an amendment follows, or that does not renew itself', async () => {
  const end = { termination_date: '2027-03-31', auto_renew: true, term_months: 12 };
  const [noticed] = await add({ ...end, renewal_notice_on: '2027-01-01' });
  const [amended, service] = await add(end);
  await add({ start_date: '2027-04-01', termination_date: '2027-12-31' }, service);
  const [fixed] = await add({ termination_date: '2027-03-31' });
  await roundAt(morning('2027-03-31'));
  await roundAt(morning('2027-04-10'));
  for (const id of [noticed, amended, fixed]) expect(await endOf(id)).toBe('2027-03-31');
});
