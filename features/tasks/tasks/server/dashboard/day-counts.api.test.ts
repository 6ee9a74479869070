import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { systemScope } from '#platform/server/http/person';
import { type Company, seedCompany, startApp, type TestApp } from '../../../../../tests/api/harness/index.ts';
import { countTaskDays } from './count-task-days.ts';
import { liveDays, rolledUpDays } from './day-counts-repository.ts';

let app: TestApp;
let acme: Company;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
});
afterAll(() => app.close());

const moments = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2026-12-31T00:00:00Z'),
  noInvalidDate: true,
});

/** One statement on one or several tasks; `pick` chooses which of those there are. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'create',
      'close',
      'cancel',
      'reopen',
      'due',
      'site',
      'delete',
      'restore',
      'drop',
      'fold',
      'zone',
    ),
    pick: fc.nat(9),
    at: moments,
    many: fc.boolean(),
  }),
  { minLength: 5, maxLength: 25 },
);

type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;

const statement = ({ kind, pick, at, many }: Step, number: number): string | undefined => {
  const { inScope, outOfScope } = acme;
  const moment = `timestamptz '${at.toISOString()}'`;
  const which = many ? `number % 3 = ${pick % 3}` : `number % 10 = ${pick}`;
  const set = (columns: string) => `update tasks set ${columns} where ${which}`;
  switch (kind) {
    case 'create':
      return `insert into tasks (organization_id, number, title, description, type, status, job_id, building_id, created_at)
        select ${acme.organizationId}, ${number} + n, 'T', 'D', 'request', 'open', ${inScope.jobId}, ${inScope.buildingId},
          ${moment} from generate_series(1, ${many ? 3 : 1}) n`;
    case 'close':
      return set(`status = 'closed', completed_at = ${moment}`);
    case 'cancel':
      return set(`status = 'cancelled', completed_at = null, cancelled_at = ${moment}`);
    case 'reopen':
      return set("status = 'open', completed_at = null, reopened_count = reopened_count + 1");
    case 'due':
      return set(`due_at = ${many ? 'null' : moment}`);
    case 'site':
      return set(`job_id = ${outOfScope.jobId}, building_id = ${outOfScope.buildingId}`);
    case 'delete':
      return set('deleted_at = now()');
    case 'restore':
      return set('deleted_at = null');
    case 'drop':
      return `delete from tasks where ${which}`;
    case 'zone':
      return `update organizations set time_zone = '${many ? 'Asia/Kolkata' : 'America/Denver'}'`;
    default:
      return undefined;
  }
};

it('the roll-ups say what the tasks say, whatever is done to them', async () => {
  const system = systemScope(acme.organizationId);
  const run = (text: string) =>
    app.database.withTenant(system, (tenant) => tenant.query({ text, row: z.custom<object>() }));
  let number = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      for (const step of sequence) {
        const text = statement(step, number);
        number += 3;
        if (text) await run(text);
        else await countTaskDays(app.database.withTenant, acme.organizationId);
      }
      const { zone } = (
        (await run('select time_zone as zone from organizations')) as { zone: string }[]
      )[0] as { zone: string };
      const counted = (await run('select time_zone as zone from task_day_state')) as { zone: string }[];
      if (counted[0]?.zone !== zone) await countTaskDays(app.database.withTenant, acme.organizationId);
      const query = {
        zone,
        now: new Date(),
        range: { from: '2026-07-01', to: '2027-01-01' },
        previous: { from: '2025-12-01', to: '2026-06-30' },
      };
      const supervisor = { ...system, userId: acme.users.supervisor, seesAllJobs: false };
      for (const scope of [system, supervisor]) {
        const [live, rolledUp] = await app.database.withTenant(scope, (tenant) =>
          Promise.all([liveDays(tenant, query), rolledUpDays(tenant, query)]),
        );
        expect(
          rolledUp.filter(({ day: _, ...counts }) => Object.values(counts).some((count) => count !== 0)),
        ).toEqual(live);
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);
