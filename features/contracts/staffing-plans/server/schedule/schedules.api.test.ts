import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { createContract } from '#features/contracts/contracts/server';
import { calendarFeedEndpoints } from '#features/sites/calendar-feeds/contract';
import { jobEndpoints, jobServiceEndpoints } from '#features/sites/jobs/contract';
import { createJobService } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { type PlanFields, planEndpoints, scheduleEndpoints } from '../../contract/index.ts';
import { createActivePlan } from '../create-active-plan.ts';

const { getJobSchedules, getJobScheduleCalendar, changeScheduledPeople } = scheduleEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let supervisor: Client;
let serial = 0;

/** A Tuesday. */
const now = '2027-03-09T18:00:00Z';

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now }));
  [manager, supervisor] = await Promise.all([acme.signIn('manager'), acme.signIn('supervisor')]);
});
afterAll(() => app.close());

type Line = PlanFields['lines'][number];

const line = (more: Partial<Line> = {}): Line => ({
  schedule_type: 'cleaner',
  title: '',
  shift: 'night',
  headcount: 2,
  shift_length_hours: 4,
  days: [1, 2, 3, 4, 5],
  start_time: '18:00',
  wage_rate: 17.77,
  zone: 'Floor 1',
  ...more,
});

type Given = {
  jobId?: number;
  serviceId?: number;
  plan_type?: PlanFields['plan_type'];
  people?: number[][];
};

/** Creates a service with an active plan; returns the id of the service. */
const plan = (lines: Line[], { jobId = acme.inScope.jobId, people = [], ...given }: Given = {}) =>
  app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const name = `Nights ${++serial}`;
    const serviceId =
      given.serviceId ?? (await createJobService(tenant, null, jobId, { type: 'night-cleaning', name }));
    const contractId = await createContract(tenant, null, {
      job_service_id: serviceId,
      number: `S-${serial}`,
      status: 'draft',
      start_date: '2027-01-01',
      days_per_week: 5,
    });
    await createActivePlan(
      tenant,
      {
        job_service_id: serviceId,
        parent: { type: 'contract', id: contractId },
        plan_type: given.plan_type ?? 'full-building',
        effective_from: '2027-03-01',
        sqft_basis: null,
        override_reason: '',
        work_load: [],
        lines,
      },
      people,
      new Date(now),
    );
    return serviceId;
  });

const read = async (client = manager, id = acme.inScope.jobId) =>
  client.call(getJobSchedules, { params: { id } });

const shiftsOf = async (serviceId: number, client = manager) =>
  (await read(client)).payload.shifts.filter(({ service }) => service.id === serviceId);

const change = (shiftId: number, body: object, client = manager, id = acme.inScope.jobId) =>
  client.call(changeScheduledPeople, { params: { id, shiftId }, body });

const clear = () => sqlAs(app, acme, 'delete from staffing_plan_people');

describe('the week of a job', () => {
  it('comes from the current plan where there is one, else from the one of the whole building', async () => {
    const serviceId = await plan([line({ shift_length_hours: 4 })]);
    expect(await shiftsOf(serviceId)).toMatchObject([{ plan_type: 'full-building', shift_length_hours: 4 }]);
    await plan([line({ shift_length_hours: 3.5 })], { serviceId, plan_type: 'current' });
    expect(await shiftsOf(serviceId)).toMatchObject([{ plan_type: 'current', shift_length_hours: 3.5 }]);
  });

  it('says how many people a service needs, and for how many hours, while the plan is active', async () => {
    const { jobId } = acme.inScope;
    const serviceId = await plan([line(), line({ headcount: 1, days: [6], shift_length_hours: 2.5 })]);
    await sqlAs(app, acme, 'update job_services set headcount = 7 where id = $1', [serviceId]);
    const find = async () => {
      const { payload } = await manager.call(jobEndpoints.listJobServices, { params: { id: jobId } });
      return payload.find(({ id }) => id === serviceId);
    };
    const save = async (body: object) =>
      manager.call(jobServiceEndpoints.updateService, {
        params: { id: jobId, serviceId },
        body: { updated_at: (await find())?.updated_at ?? '', ...body },
      });
    expect(await find()).toMatchObject({ headcount: 3, planned: { week_hours: 42.5 } });
    expect(await save({ headcount: 5 })).toMatchObject({
      status: 422,
      errors: { headcount: ['The active staffing plan sets the number of people. Change it there.'] },
    });
    expect((await save({ headcount: 3, name: 'Windows' })).payload).toMatchObject({
      headcount: 3,
      name: 'Windows',
    });
    await sqlAs(app, acme, `update staffing_plans set status = 'archived' where job_service_id = $1`, [
      serviceId,
    ]);
    expect(await find()).toMatchObject({ headcount: 7, planned: null });
    expect((await save({ headcount: 5 })).payload).toMatchObject({ headcount: 5 });
  });

  it('says times and names to everybody who sees the job, and money to nobody', async () => {
    const serviceId = await plan([line()], { people: [[acme.users.supervisor]] });
    const [shift] = await shiftsOf(serviceId, supervisor);
    expect(shift).toMatchObject({
      start_time: '18:00',
      days: [1, 2, 3, 4, 5],
      zone: 'Floor 1',
      people: [{ id: acme.users.supervisor }],
    });
    for (const client of [supervisor, manager]) {
      const { text } = await read(client);
      expect(text).not.toMatch(/wage|cost|loaded|margin|burden|17\.77|1777/i);
    }
    const { payload } = await read(supervisor);
    expect(payload).toMatchObject({ clashes: null, can: { assign: false } });
    await clear();
  });

  it('names nobody to clients', async () => {
    const serviceId = await plan([line()], { people: [[acme.users.supervisor]] });
    const viewer = await acme.signIn('viewer');
    expect(await shiftsOf(serviceId, viewer)).toMatchObject([{ headcount: 2, people: [] }]);
    const { text } = await viewer.call(getJobScheduleCalendar, { params: { id: acme.inScope.jobId } });
    expect(text).not.toContain('supervisor');
    await clear();
  });

  it('is not shown where the job is out of sight', async () => {
    const stranger = await rival.signIn('admin');
    expect((await read(stranger)).status).toBe(404);
    expect((await read(supervisor, acme.outOfScope.jobId)).status).toBe(404);
    const params = { id: acme.outOfScope.jobId };
    expect((await supervisor.call(getJobScheduleCalendar, { params })).status).toBe(404);
  });
});

describe('people', () => {
  it('are put on shifts and taken off, by several at once without loss', async () => {
    const [shift] = await shiftsOf(await plan([line()]));
    const id = shift?.id ?? 0;
    const { supervisor: one, 'day-porter': two, manager: three } = acme.users;
    await Promise.all([change(id, { add: [one] }), change(id, { add: [two, three] })]);
    const { payload } = await change(id, { add: [one], remove: [three] });
    const people = payload.shifts.find((each) => each.id === id)?.people.map((person) => person.id);
    expect(people?.toSorted()).toEqual([one, two].toSorted());
    const log = await sqlAs<{ changes: { people: string[][] } }>(
      app,
      acme,
      `select changes from audit_log where action = 'staffing-plan.people-changed' order by id desc limit 1`,
    );
    expect(log[0]?.changes.people.map((names) => names.length)).toEqual([3, 2]);
    await clear();
  });

  it('who leave hand their shifts to somebody who sees the site, or leave them open', async () => {
    const admin = await acme.signIn('admin');
    const porter = acme.users['day-porter'];
    const [here] = await shiftsOf(await plan([line()], { people: [[porter]] }));
    await plan([line()], { people: [[porter]], jobId: acme.outOfScope.jobId });
    const of = { params: { id: porter } };
    const { payload: held } = await admin.call(peopleEndpoints.listHoldings, of);
    expect(held.find(({ kind }) => kind === 'shifts')).toMatchObject({ total: 2, named: [{}, {}] });
    const hand_over = [{ kind: 'shifts', to_user_id: acme.users.supervisor }];
    await admin.call(peopleEndpoints.deactivatePerson, { ...of, body: { hand_over } });
    const peopleNow = async (jobId: number) =>
      (await read(admin, jobId)).payload.shifts.flatMap(({ people }) => people.map(({ id }) => id));
    expect(await peopleNow(acme.inScope.jobId)).toEqual([acme.users.supervisor]);
    expect(await peopleNow(acme.outOfScope.jobId)).toEqual([]);
    await admin.call(peopleEndpoints.activatePerson, of);
    expect(here && (await shiftsOf(here.service.id))[0]?.people.map(({ id }) => id)).toEqual([
      acme.users.supervisor,
    ]);
    await clear();
  });

  it('come along with a copy as they are when it is activated', async () => {
    const serviceId = await plan([line()], { people: [[acme.users.supervisor]] });
    const [shift] = await shiftsOf(serviceId);
    const { payload: plans } = await manager.call(planEndpoints.listStaffingPlans, {
      params: { id: acme.inScope.jobId, serviceId },
    });
    const params = {
      id: acme.inScope.jobId,
      serviceId,
      parentType: 'contract' as const,
      parentId: plans[0]?.parent.id ?? 0,
      staffingPlanId: plans[0]?.id ?? 0,
    };
    const { payload: copy } = await manager.call(planEndpoints.copyStaffingPlan, {
      params,
      body: { plan_type: 'full-building' },
    });
    await change(shift?.id ?? 0, { add: [acme.users['day-porter']], remove: [acme.users.supervisor] });
    const { status } = await manager.call(planEndpoints.activateStaffingPlan, {
      params: { ...params, staffingPlanId: copy.id },
      body: { takes_place_of: params.staffingPlanId, updated_at: copy.updated_at },
    });
    expect(status).toBe(200);
    expect(await shiftsOf(serviceId)).toMatchObject([{ people: [{ id: acme.users['day-porter'] }] }]);
    await clear();
  });

  it('must be active and see the job, and those who change them must plan', async () => {
    const [shift] = await shiftsOf(await plan([line()]));
    const id = shift?.id ?? 0;
    for (const add of [[acme.users.nobody], [rival.users.admin]])
      expect(await change(id, { add })).toMatchObject({ status: 422, errors: { add: expect.anything() } });
    expect((await change(id, { add: ['x'] })).status).toBe(422);
    expect((await change(id, { add: [acme.users.supervisor] }, supervisor)).status).toBe(403);
    expect((await change(2_000_000_000, {})).status).toBe(404);
    expect((await change(id, {}, manager, acme.outOfScope.jobId)).status).toBe(404);
    expect((await change(id, {}, await rival.signIn('admin'))).status).toBe(404);
  });
});

describe('clashes', () => {
  const who = () => acme.users.supervisor;

  const clashes = async () => (await read()).payload.clashes ?? [];

  it('are told of somebody at two jobs at once, over midnight and the end of the week too', async () => {
    await clear();
    const people = [[who()]];
    await plan([line({ days: [6], start_time: '22:00' })], { people });
    await plan([line({ days: [0], start_time: '01:45', shift_length_hours: 2 })], {
      jobId: acme.outOfScope.jobId,
      people,
    });
    expect(await clashes()).toMatchObject([
      { kind: 'overlap', user: { id: who() }, day: 6, other: { job_id: acme.outOfScope.jobId } },
    ]);
    await sqlAs(app, acme, `update staffing_plan_lines set start_time = '02:00' where start_time = '01:45'`);
    expect(await clashes()).toEqual([]);
  });

  it('count the clock of each site', async () => {
    await clear();
    const people = [[who()]];
    await plan([line({ days: [2], start_time: '18:00', shift_length_hours: 1 })], { people });
    await plan([line({ days: [2], start_time: '19:00', shift_length_hours: 1 })], {
      jobId: acme.outOfScope.jobId,
      people,
    });
    expect(await clashes()).toEqual([]);
    const move = (zone: string) =>
      sqlAs(app, acme, 'update buildings set time_zone = $1 where id = $2', [
        zone,
        acme.outOfScope.buildingId,
      ]);
    await move('America/Chicago');
    expect(await clashes()).toMatchObject([{ kind: 'overlap', day: 2 }]);
    await move('America/Denver');
  });

  it('are told of more than forty hours a week, and refused to nobody', async () => {
    await clear();
    const serviceId = await plan([
      line({ days: [1, 2, 3, 4, 5], shift_length_hours: 8 }),
      line({ days: [6], start_time: '08:00', shift_length_hours: 0.25 }),
    ]);
    const [week, saturday] = await shiftsOf(serviceId);
    await change(week?.id ?? 0, { add: [who()] });
    expect(await clashes()).toEqual([]);
    expect((await change(saturday?.id ?? 0, { add: [who()] })).status).toBe(200);
    expect(await clashes()).toMatchObject([{ kind: 'hours', user: { id: who() }, hours: 40.25 }]);
    await clear();
  });
});

describe('in calendars', () => {
  it('a person reads the own shifts of every week, and a job has its week as a file', async () => {
    await clear();
    const serviceId = await plan([line({ days: [1, 3], start_time: '22:30', shift_length_hours: 3.25 })], {
      people: [[acme.users.supervisor]],
    });
    const [shift] = await shiftsOf(serviceId);
    await sqlAs(
      app,
      acme,
      `insert into organization_holidays (organization_id, date, name)
        values ($1, '2027-03-17', 'Wednesday'), ($1, '2027-03-18', 'Thursday'), ($1, '2027-05-31', 'Memorial Day')`,
      [acme.organizationId],
    );
    const { payload } = await supervisor.call(calendarFeedEndpoints.createCalendarFeed, { body: {} });
    const feed = await app.server.inject({ method: 'GET', url: new URL(payload.url).pathname });
    const week = await supervisor.call(getJobScheduleCalendar, { params: { id: acme.inScope.jobId } });
    expect(week.headers['content-type']).toBe('text/calendar; charset=utf-8');
    for (const text of [feed.body, week.text]) {
      const lines = text.replaceAll('\r\n ', '').split('\r\n');
      expect(lines).toContain(`UID:shifts-shift-${shift?.id}-${acme.organizationId}@calendar.cora`);
      expect(lines).toContain('DURATION:PT195M');
      expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,WE');
      expect(lines).toContain('EXDATE;TZID=America/Denver:20270317T223000,20270531T223000');
      expect(lines).toContain('TZID:America/Denver');
      expect(text).not.toMatch(/17\.77|wage/i);
    }
    expect(feed.body).toContain('DTSTART;TZID=America/Denver:20270301T223000');
    expect(week.text).toContain('DTSTART;TZID=America/Denver:20270308T223000');
    await change(shift?.id ?? 0, { remove: [acme.users.supervisor] });
    const after = await app.server.inject({ method: 'GET', url: new URL(payload.url).pathname });
    expect(after.body).not.toContain('UID:shifts-');
  });
});
