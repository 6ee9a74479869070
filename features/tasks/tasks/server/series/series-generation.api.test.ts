import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#platform/server/db/database';
import {
  type Client,
  type Company,
  seedCompany,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import { onDay, weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { setUpSeries } from '../../../../../tests/api/harness/set-up-series.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { createSeries, readSeries, rowsOf } from '../../../../../tests/api/harness/task-series.ts';
import { type RecurrenceInput, taskEndpoints } from '../../contract/index.ts';
import { generateSeries } from './generate-series.ts';

let app: TestApp;
let acme: Company;
let manager: Client;

setUpSeries((given) => {
  ({ app, acme, manager } = given);
});

const round = (company = acme) => generateSeries(app.wiring, company.organizationId);

const transition = (...what: [id: number, name: string, more?: object]) => transitionTask(manager, ...what);

const shownDates = async (client: Client, id: number) => {
  const { coming, history } = await readSeries(client, id);
  return [...history.toReversed(), ...coming].map(({ shown_on }) => shown_on);
};

describe('the dates of a series', () => {
  it.each<[string, string, RecurrenceInput, string[]]>([
    [
      'the month end',
      '2027-01-15T17:00:00Z',
      onDay('2027-01-31', 31),
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
    ],
    [
      'half a year',
      '2026-08-30T17:00:00Z',
      onDay('2026-08-31', 31, { every: 6 }),
      ['2026-08-31', '2027-02-28', '2027-08-31', '2028-02-29'],
    ],
  ])('never drift at %s', async (_, now, recurrence, expected) => {
    app.setNow(now);
    const company = await seedCompany(app, `drift-${now.slice(5, 7)}`);
    const client = await company.signIn('manager');
    const { id } = await createSeries(client, company, recurrence);
    expect((await shownDates(client, id)).slice(0, expected.length)).toEqual(expected);
    for (const date of expected) {
      app.setNow(`${date}T18:00:00Z`);
      await round(company);
    }
    const made = (await rowsOf(app, company, id)).map(({ occurrence_date }) => occurrence_date);
    expect(made.slice(0, expected.length)).toEqual(expected);
  });

  it('a holiday moves the day people see, and nothing after it', async () => {
    await sqlAs(app, acme, "insert into organization_holidays values ($1, '2027-03-19', 'Spring day')", [
      acme.organizationId,
    ]);
    const recurrence = weekly('2027-03-05', 5, { every: 2, shift_rule: 'next_business_day' });
    const { id } = await createSeries(manager, acme, recurrence);
    const rows = await rowsOf(app, acme, id);
    expect(rows.slice(0, 3).map((row) => [row.occurrence_date, row.scheduled_on, row.due_at])).toEqual([
      ['2027-03-05', '2027-03-05', '2027-03-06T06:59Z'],
      ['2027-03-19', '2027-03-22', '2027-03-23T05:59Z'],
      ['2027-04-02', '2027-04-02', '2027-04-03T05:59Z'],
    ]);
  });
});

describe('the round', () => {
  it('goes on as days pass; five at once make every occurrence once', async () => {
    const company = await seedCompany(app, 'crowd');
    const client = await company.signIn('manager');
    const ids: number[] = [];
    for (let nth = 0; nth < 120; nth += 1) {
      const { id } = await createSeries(client, company, {
        ...weekly('2027-03-01', 1),
        generate_ahead_days: 7,
      });
      ids.push(id);
    }
    app.setNow('2027-04-26T17:00:00Z');
    const databases = Array.from({ length: 5 }, () => openDatabase({ url: app.applicationUrl, max: 1 }));
    const work = databases.map((database) =>
      generateSeries({ ...app.wiring, database }, company.organizationId),
    );
    await Promise.all(work);
    await Promise.all(databases.map((database) => database.close()));
    const counted = await sqlAs<{ series_id: number; made: number; dates: number }>(
      app,
      company,
      `select series_id, count(*)::int as made, count(distinct occurrence_date)::int as dates
        from tasks group by series_id order by series_id`,
    );
    // Ten Mondays from 03/01 to 05/03.
    expect(counted).toEqual(ids.map((series_id) => ({ series_id, made: 10, dates: 10 })));
    const numbers = await sqlAs<{ number: number }>(app, company, 'select distinct number from tasks');
    expect(numbers).toHaveLength(1200);
    const traces = await sqlAs<{ actor_user_id: number | null }>(
      app,
      company,
      "select actor_user_id from audit_log where action = 'task.created' and actor_user_id is null",
    );
    expect(traces).toHaveLength(120 * 8);
    await generateSeries(app.wiring, company.organizationId);
    expect(await sqlAs(app, company, 'select from tasks')).toHaveLength(1200);
  }, 120_000);

  it('leaves an open form of the series fresh, and ends a series after its last date', async () => {
    const five = { end: { kind: 'after', count: 5 } };
    const { id } = await createSeries(manager, acme, {
      ...weekly('2027-03-05', 5, five),
      generate_ahead_days: 7,
    });
    const before = await readSeries(manager, id);
    app.setNow('2027-04-02T17:00:00Z');
    await round();
    expect(await readSeries(manager, id)).toMatchObject({
      updated_at: before.updated_at,
      status: 'active',
      next_on: null,
      last_generated_on: '2027-04-02',
    });
    app.setNow('2027-04-03T17:00:00Z');
    await round();
    expect((await readSeries(manager, id)).status).toBe('ended');
  });

  it('makes no date again that was deleted or skipped', async () => {
    const { id, task } = await createSeries(manager, acme, weekly('2027-03-01', 1));
    const [, second] = await rowsOf(app, acme, id);
    await (await acme.signIn('admin')).call(taskEndpoints.deleteTask, {
      params: { id: task.id },
    });
    await transition(second?.id ?? 0, 'cancel', { note: 'Not this week' });
    await sqlAs(app, acme, "update task_series set next_on = '2027-03-01' where id = $1", [id]);
    await round();
    const rows = await rowsOf(app, acme, id);
    expect(rows.slice(0, 2).map((row) => [row.occurrence_date, row.status])).toEqual([
      ['2027-03-08', 'cancelled'],
      ['2027-03-15', 'scheduled'],
    ]);
  });

  it('pauses the series of a job that is no longer active', async () => {
    const company = await seedCompany(app, 'closing');
    const client = await company.signIn('manager');
    const { id } = await createSeries(client, company, weekly('2027-03-01', 1));
    await sqlAs(app, company, "update jobs set status = 'inactive' where id = $1", [company.inScope.jobId]);
    await round(company);
    expect(await readSeries(client, id)).toMatchObject({ status: 'paused', can: { resume: false } });
    expect(await rowsOf(app, company, id)).toHaveLength(1);
  });

  it('makes the tasks of 1,000 series in batches', async () => {
    const company = await seedCompany(app, 'many');
    const client = await company.signIn('manager');
    const { id } = await createSeries(client, company, {
      ...weekly('2027-03-01', 1),
      generate_ahead_days: 1,
    });
    await sqlAs(
      app,
      company,
      `insert into task_series (organization_id, title, description, job_id, building_id, type, rule,
          generate_ahead_days, next_on, last_generated_on)
        select organization_id, title, description, job_id, building_id, type, rule, 60, '2027-03-08', '2027-03-01'
        from task_series, generate_series(1, 1000) where id = $1`,
      [id],
    );
    await round(company);
    expect(await sqlAs(app, company, "select from task_series where next_on <= '2027-04-30'")).toHaveLength(
      1,
    );
    // Eight Mondays from 03/08 to 04/26.
    expect(await sqlAs(app, company, 'select from tasks')).toHaveLength(1000 * 8 + 1);
  }, 120_000);
});

describe('a series based on completion', () => {
  const monthly: RecurrenceInput = {
    rule: { freq: 'day', every: 30, start_on: '2027-03-01' },
    based_on: 'completed',
  };
  const state = async (id: number) =>
    (await rowsOf(app, acme, id)).map((row) => [row.occurrence_date, row.status]);

  it('makes the next one when the last is done, counted from the day of service', async () => {
    const { id, task } = await createSeries(manager, acme, monthly);
    expect(await state(id)).toEqual([['2027-03-01', 'open']]);
    app.setNow('2027-03-10T17:00:00Z');
    await transition(task.id, 'close', { serviced_at: '2027-03-09T04:30:00Z' });
    // At half past nine in the evening of 03/08 at the building.
    expect(await state(id)).toEqual([
      ['2027-03-01', 'closed'],
      ['2027-04-07', 'scheduled'],
    ]);
    await round();
    expect(await state(id)).toHaveLength(2);
  });

  it('takes the next one back with an undo, and makes it anew', async () => {
    const { id, task } = await createSeries(manager, acme, monthly);
    await transition(task.id, 'close');
    await transition(task.id, 'undo');
    expect(await state(id)).toEqual([['2027-03-01', 'open']]);
    await transition(task.id, 'close');
    expect(await state(id)).toEqual([
      ['2027-03-01', 'closed'],
      ['2027-03-31', 'scheduled'],
    ]);
  });

  it('goes on after a skipped, a deleted and an early one', async () => {
    const daily: RecurrenceInput = { ...monthly, rule: { freq: 'day', every: 7, start_on: '2027-03-08' } };
    const { id, task } = await createSeries(manager, acme, daily);
    // Done on 03/01 for 03/08: that date has its task, so the next one is a week later.
    await transition(task.id, 'close');
    expect((await state(id)).at(-1)).toEqual(['2027-03-15', 'scheduled']);
    const skip = (date: string) =>
      manager.call(taskEndpoints.skipOccurrence, { params: { id }, body: { date, note: 'Closed' } });
    expect((await skip('2027-03-15')).status).toBe(200);
    expect((await state(id)).at(-1)).toEqual(['2027-03-22', 'scheduled']);
    const last = (await rowsOf(app, acme, id)).at(-1);
    await (await acme.signIn('admin')).call(taskEndpoints.deleteTask, {
      params: { id: last?.id ?? 0 },
    });
    expect((await state(id)).at(-1)).toEqual(['2027-03-29', 'scheduled']);
  });

  it('is never in the past, and ends after its number', async () => {
    const twice: RecurrenceInput = {
      ...monthly,
      rule: { freq: 'day', every: 2, start_on: '2027-03-01', end: { kind: 'after', count: 2 } },
    };
    const { id, task } = await createSeries(manager, acme, twice);
    app.setNow('2027-03-20T17:00:00Z');
    await transition(task.id, 'close', { serviced_at: '2027-03-02T17:00:00Z' });
    const [, second] = await rowsOf(app, acme, id);
    expect(second).toMatchObject({ occurrence_date: '2027-03-20', status: 'open' });
    await transition(second?.id ?? 0, 'close');
    expect(await readSeries(manager, id)).toMatchObject({ status: 'ended', coming: [] });
    expect(await rowsOf(app, acme, id)).toHaveLength(2);
  });

  it('is active again when the completion that ended it is taken back', async () => {
    const until: RecurrenceInput = {
      rule: { ...monthly.rule, end: { kind: 'on', date: '2027-04-08' } },
      based_on: 'completed',
    };
    const { id, task } = await createSeries(manager, acme, until);
    app.setNow('2027-03-10T17:00:00Z');
    await transition(task.id, 'close');
    expect(await readSeries(manager, id)).toMatchObject({ status: 'ended', coming: [] });
    await transition(task.id, 'undo');
    expect(await readSeries(manager, id)).toMatchObject({ status: 'active' });
    await transition(task.id, 'close', { serviced_at: '2027-03-09T04:30:00Z' });
    expect((await state(id)).at(-1)).toEqual(['2027-04-07', 'scheduled']);
  });

  it('is set going again by the round when its next one is missing', async () => {
    const { id, task } = await createSeries(manager, acme, monthly);
    await transition(task.id, 'close');
    await sqlAs(
      app,
      acme,
      "update tasks set series_id = null, occurrence_date = null, deleted_at = now() where series_id = $1 and status = 'scheduled'",
      [id],
    );
    await round();
    expect(await state(id)).toHaveLength(2);
  });
});

describe('the process of a worker', () => {
  const root = join(import.meta.dirname, '../../../../..');
  const script = `
    import { openDatabase } from '#platform/server/db/database';
    import { openEvents } from '#platform/server/events/open-events';
    import { generateSeries } from './features/tasks/tasks/server/series/generate-series.ts';
    const [, url, organization] = process.argv;
    const database = openDatabase({ url, max: 2 });
    const clock = { now: () => new Date('2028-02-20T05:30:00Z') };
    await generateSeries({ database, clock, events: openEvents([]) }, Number(organization));
    await database.close();
    console.log(new Date(2027, 6, 1).getTimezoneOffset());
  `;

  const generateIn = async (zone: string, company: Company): Promise<string> => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', script, app.applicationUrl, String(company.organizationId)],
      {
        cwd: root,
        env: { TZ: zone },
      },
    );
    return stdout.trim();
  };

  it('makes the same rows in any zone, over both changes of the clocks and a leap day', async () => {
    const offsets: string[] = [];
    const made: unknown[][] = [];
    for (const zone of ['UTC', 'America/New_York', 'Australia/Lord_Howe']) {
      const company = await seedCompany(
        app,
        `zone-${zone.split('/').at(-1)?.toLowerCase().replace('_', '-')}`,
      );
      const client = await company.signIn('manager');
      const ids: number[] = [];
      for (const at of ['America/New_York', 'Australia/Lord_Howe']) {
        await sqlAs(app, company, 'update buildings set time_zone = $1', [at]);
        const { id } = await createSeries(client, company, {
          rule: { freq: 'day', every: 1, start_on: '2028-02-18' },
          time_of_day: '02:15',
          generate_ahead_days: 366,
        });
        ids.push(id);
      }
      const [first] = ids;
      await sqlAs(app, company, "update buildings set time_zone = 'America/New_York'");
      offsets.push(await generateIn(zone, company));
      const rows = await rowsOf(app, company, first ?? 0);
      made.push(rows.map(({ occurrence_date, due_at, status }) => [occurrence_date, due_at, status]));
    }
    expect(offsets).toEqual(['0', '240', '-630']);
    expect(made[0]).toHaveLength(369);
    expect(made[1]).toEqual(made[0]);
    expect(made[2]).toEqual(made[0]);
    const due = new Map((made[0] as [string, string][]).map(([date, at]) => [date, at]));
    expect(due.get('2028-02-29')).toBe('2028-02-29T07:15Z');
    // 02:15 does not exist on 03/12 and is 03:00; after it the building is an hour nearer to UTC.
    expect(due.get('2028-03-12')).toBe('2028-03-12T07:00Z');
    expect(due.get('2028-03-13')).toBe('2028-03-13T06:15Z');
    expect(due.get('2028-11-05')).toBe('2028-11-05T07:15Z');
  }, 120_000);
});
