import { describe, expect, it } from 'vitest';
import type { Client, Company, TestApp } from '../../../../../tests/api/harness/index.ts';
import { weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { setUpSeries } from '../../../../../tests/api/harness/set-up-series.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { inputOf, rowsOf } from '../../../../../tests/api/harness/task-series.ts';
import { taskEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;

setUpSeries((given) => {
  ({ app, acme, manager } = given);
});

const create = (client: Client, more: object = {}, language = 'en') =>
  client.call(taskEndpoints.createTask, {
    body: inputOf(acme, weekly('2027-03-05', 5), more),
    headers: { 'accept-language': language },
  });

const seriesCount = async (): Promise<number> => {
  const [row] = await sqlAs<{ n: number }>(app, acme, 'select count(*)::int as n from task_series');
  return row?.n ?? 0;
};

describe('at a job that is not active', () => {
  it.each(['inactive', 'draft'])('%s: neither a series nor a task starts', async (status) => {
    const site = { job_id: acme.outOfScope.jobId, building_id: acme.outOfScope.buildingId };
    const setJob = (to: string) =>
      sqlAs(app, acme, 'update jobs set status = $1 where id = $2', [to, site.job_id]);
    await setJob(status);
    const before = await seriesCount();
    const refused = await create(manager, site);
    expect([refused.status, refused.errors]).toEqual([
      422,
      { job_id: ['This job is not active. Work can be added once it is active.'] },
    ]);
    expect((await create(manager, site, 'es')).errors.job_id).toEqual([
      'Este trabajo no está activo. Se puede agregar trabajo cuando esté activo.',
    ]);
    const plain = await create(manager, { ...site, recurrence: null, recurring_interval: 'month' });
    expect(plain.status).toBe(422);
    expect(await seriesCount()).toBe(before);
    expect((await create(manager, { ...site, recurrence: null })).status).toBe(422);
    await setJob('active');
    expect((await create(manager, site)).status).toBe(200);
  });
});

describe('who may', () => {
  it('create a series is who may change one; anybody else creates single tasks', async () => {
    const seller = await acme.signIn('sales-rep');
    const before = await seriesCount();
    expect((await create(seller)).status).toBe(403);
    expect((await create(seller, { recurrence: null, recurring_interval: 'week' })).status).toBe(403);
    expect(await seriesCount()).toBe(before);
    expect((await create(seller, { recurrence: null })).status).toBe(200);
    for (const who of ['day-porter', 'csr', 'scheduler'] as const) {
      const made = await create(await acme.signIn(who));
      expect(made.status, who).toBe(200);
      const { id } = made.payload.series ?? { id: 0 };
      const paused = await (await acme.signIn(who)).call(taskEndpoints.pauseSeries, { params: { id } });
      expect(paused.status, who).toBe(200);
    }
  });
});

describe('the first date', () => {
  it.each([
    ['today', '2027-03-07T18:00:00Z'],
    ['tomorrow', '2027-03-06T18:00:00Z'],
  ])('is left out when it is a Sunday, %s, and the business day before has passed', async (_, now) => {
    app.setNow(now);
    const sundays = weekly('2027-03-01', 0, { shift_rule: 'previous_business_day' });
    const { payload } = await create(manager, { recurrence: sundays });
    expect(payload).toMatchObject({ scheduled_on: '2027-03-12', past_due: false });
    const rows = await rowsOf(app, acme, payload.series?.id ?? 0);
    expect(rows.slice(0, 2).map((row) => [row.occurrence_date, row.scheduled_on])).toEqual([
      ['2027-03-14', '2027-03-12'],
      ['2027-03-21', '2027-03-19'],
    ]);
    const only = {
      ...sundays,
      rule: { ...sundays.rule, end: { kind: 'after', count: 1 }, start_on: '2027-03-07' },
    };
    const refused = await create(manager, { recurrence: only });
    expect(Object.keys(refused.errors)).toEqual(['recurrence.rule.start_on']);
  });
});
