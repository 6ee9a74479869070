import { afterAll, beforeAll, expect, it } from 'vitest';
import { createActivePlan } from '#features/contracts/staffing-plans/server';
import { systemScope } from '#platform/server/http/person';
import { type Company, startWithCompanies, type TestApp } from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { nightPlan } from './begin-report.ts';

let app: TestApp;
let acme: Company;
let service: number;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  const [row] = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into job_services (organization_id, job_id, type, name, headcount)
     values (${acme.organizationId}, ${acme.inScope.jobId}, 'night-cleaning', 'Nights', 6) returning id`,
  );
  service = row?.id ?? 0;
});
afterAll(() => app.close());

const headcountOn = (night: string) =>
  app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    return (await nightPlan(tenant, acme.inScope.jobId, night)).headcount;
  });

const [monday, sunday] = ['2027-03-08', '2027-03-07'];

it('counts people as typed on the service until a staffing plan is active, then those of its night', async () => {
  expect([await headcountOn(monday), await headcountOn(sunday)]).toEqual([6, 6]);
  const [contract] = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into contracts (organization_id, job_service_id, is_base, number, start_date, days_per_week)
     values (${acme.organizationId}, ${service}, true, 'N-1', '2027-01-01', 5) returning id`,
  );
  const line = { title: '', zone: '', start_time: null, wage_rate: 17, days: [1, 2, 3, 4, 5] };
  await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    createActivePlan(
      tenant,
      {
        job_service_id: service,
        parent: { type: 'contract', id: contract?.id ?? 0 },
        plan_type: 'full-building',
        effective_from: '2027-01-01',
        sqft_basis: null,
        override_reason: '',
        work_load: [],
        lines: [
          { ...line, schedule_type: 'cleaner', shift: 'night', headcount: 10, shift_length_hours: 4 },
          { ...line, schedule_type: 'supervisor', shift: 'night', headcount: 1, shift_length_hours: 5 },
          { ...line, schedule_type: 'day-porter', shift: 'day', headcount: 1, shift_length_hours: 8 },
        ],
      },
      [],
      new Date('2027-03-01T12:00:00Z'),
    ),
  );
  expect([await headcountOn(monday), await headcountOn(sunday)]).toEqual([11, 0]);
});
