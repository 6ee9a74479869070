import { describe, expect, it } from 'vitest';
import { organizationEndpoints } from '#features/accounts/organizations/contract';
import {
  type Client,
  type Company,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import { onDay, weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { setUpSeries } from '../../../../../tests/api/harness/set-up-series.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { createSeries, inputOf, readSeries, rowsOf } from '../../../../../tests/api/harness/task-series.ts';
import { updateSeries } from '../../../../../tests/api/harness/update-series.ts';
import { taskEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let supervisor: Client;
let manager: Client;

setUpSeries((given) => {
  ({ app, acme, rival, supervisor, manager } = given);
});

const dates = async (id: number) =>
  (await rowsOf(app, acme, id)).map(({ occurrence_date }) => occurrence_date);

const fridays = ['2027-03-05', '2027-03-12', '2027-03-19', '2027-03-26', '2027-04-02'];
const five = { end: { kind: 'after', count: 5 } };

const fields = { description: 'Wax the stairs', type: 'service' as const, title: 'Stairs' };

const update = (client: Client, id: number, more: object) => updateSeries(client, id, { ...fields, ...more });

describe('creating a series', () => {
  it('answers the first occurrence, like every other made after the entry', async () => {
    const porter = acme.users['day-porter'];
    const { task, id } = await createSeries(
      supervisor,
      acme,
      { ...weekly('2027-03-05', 5, five), time_of_day: '18:30', due_offset_days: 1 },
      { require_photo: true, internal_only: true, assignee_user_ids: [porter], priority_level: 'high' },
    );
    expect(task).toMatchObject({
      status: 'scheduled',
      scheduled_on: '2027-03-05',
      due_at: '2027-03-07T01:30:00Z',
      recurring_interval: 'week',
      require_photo: true,
      visibility: 'internal',
      priority_level: 'high',
      assignees: [{ id: porter }],
      series: { id, occurrence_date: '2027-03-05', status: 'active', previous_task_id: null },
    });
    const rows = await rowsOf(app, acme, id);
    expect(rows.map((row) => row.occurrence_date)).toEqual(fridays);
    // The clocks go forward on 03/14.
    expect(rows.map((row) => row.due_at.slice(11))).toEqual([
      '01:30Z',
      '01:30Z',
      '00:30Z',
      '00:30Z',
      '00:30Z',
    ]);
    const last = await supervisor.call(taskEndpoints.getTask, { params: { id: rows[4]?.id ?? 0 } });
    expect(last.payload).toMatchObject({ require_photo: true, assignees: [{ id: porter }] });
    expect(last.payload.series).toMatchObject({ previous_task_id: rows[3]?.id, next_task_id: null });
    expect(last.payload.timeline).toMatchObject([{ action: 'task.created', to: 'scheduled' }]);
  });

  it('makes tasks 60 days ahead, opens the one of today, and reaches further for the first', async () => {
    const daily = await createSeries(supervisor, acme, {
      rule: { freq: 'day', every: 1, start_on: '2027-02-20' },
    });
    expect(daily.task).toMatchObject({ status: 'open', scheduled_on: '2027-03-01' });
    const made = await dates(daily.id);
    expect(made).toHaveLength(61);
    expect(made.at(-1)).toBe('2027-04-30');
    const far = await createSeries(supervisor, acme, onDay('2028-02-29', 29));
    expect(far.task.scheduled_on).toBe('2028-02-29');
    expect(await dates(far.id)).toEqual(['2028-02-29']);
    expect((await readSeries(supervisor, far.id)).next_on).toBe('2028-03-29');
  });

  it('a repeat with the same client_uuid makes no second series', async () => {
    const more = { client_uuid: crypto.randomUUID() };
    const both = await Promise.all(
      [1, 2].map(() => createSeries(supervisor, acme, weekly('2027-03-05', 5, five), more)),
    );
    expect(both[0]?.task.id).toBe(both[1]?.task.id);
    expect(both[0]?.id).toBe(both[1]?.id);
  });

  it('names every wrong field at once', async () => {
    const refused = await supervisor.call(taskEndpoints.createTask, {
      body: inputOf(acme, weekly('2027-03-05', 5, { every: 0, end: { kind: 'after', count: 0 } }), {
        description: '',
      }),
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors).toSorted()).toEqual([
      'description',
      'recurrence.rule.end.count',
      'recurrence.rule.every',
    ]);
    const dated = await supervisor.call(taskEndpoints.createTask, {
      body: inputOf(acme, weekly('2045-03-05', 5, { end: { kind: 'on', date: '2046-01-01' } }), {
        due_at: '2027-03-04',
        scheduled_on: '2027-03-04',
        building_floor_id: 1,
      }),
      headers: { 'accept-language': 'es' },
    });
    expect(dated.status).toBe(422);
    expect(Object.keys(dated.errors).toSorted()).toEqual([
      'building_floor_id',
      'due_at',
      'recurrence.rule.end.date',
      'recurrence.rule.start_on',
      'scheduled_on',
    ]);
    expect(dated.errors.due_at).toEqual(['Las fechas de una tarea recurrente dependen de su repetición.']);
    const over = weekly('2027-01-01', 5, { end: { kind: 'on', date: '2027-02-01' } });
    const past = await supervisor.call(taskEndpoints.createTask, { body: inputOf(acme, over) });
    expect(Object.keys(past.errors)).toEqual(['recurrence.rule.start_on']);
  });

  it('needs the flag and the sight of the job', async () => {
    const viewer = await acme.signIn('viewer');
    const body = inputOf(acme, weekly('2027-03-05', 5));
    expect((await viewer.call(taskEndpoints.createTask, { body })).status).toBe(403);
    const away = { job_id: acme.outOfScope.jobId, building_id: acme.outOfScope.buildingId };
    expect((await supervisor.call(taskEndpoints.createTask, { body: { ...body, ...away } })).status).toBe(
      404,
    );
    const foreign = inputOf(rival, weekly('2027-03-05', 5));
    expect((await manager.call(taskEndpoints.createTask, { body: foreign })).status).toBe(404);
  });
});

describe('the calls of one series', () => {
  it('are closed to who lacks the flag, and hide what is out of sight', async () => {
    const { id } = await createSeries(manager, acme, weekly('2027-03-05', 5, five));
    const outside = await createSeries(manager, acme, weekly('2027-03-05', 5), {
      job_id: acme.outOfScope.jobId,
      building_id: acme.outOfScope.buildingId,
    });
    const admin = await rival.signIn('admin');
    const viewer = await acme.signIn('viewer');
    const { updated_at } = await readSeries(manager, id);
    const skip = { date: '2027-03-12', note: 'A holiday' };
    const calls = (client: Client, of: number) => [
      client.call(taskEndpoints.updateSeries, {
        params: { id: of },
        body: { ...fields, scope: 'all', updated_at },
      }),
      client.call(taskEndpoints.pauseSeries, { params: { id: of } }),
      client.call(taskEndpoints.resumeSeries, { params: { id: of } }),
      client.call(taskEndpoints.skipOccurrence, { params: { id: of }, body: skip }),
      client.call(taskEndpoints.deleteSeries, { params: { id: of } }),
    ];
    const statuses = async (client: Client, of: number) =>
      (await Promise.all(calls(client, of))).map(({ status }) => status);
    expect(await statuses(viewer, id)).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses(admin, id)).toEqual([404, 404, 404, 404, 404]);
    expect(await statuses(supervisor, outside.id)).toEqual([404, 404, 404, 404, 404]);
    expect((await supervisor.call(taskEndpoints.getSeries, { params: { id: outside.id } })).status).toBe(404);
    expect((await admin.call(taskEndpoints.getSeries, { params: { id } })).status).toBe(404);
    expect((await readSeries(viewer, id)).can).toEqual({
      update: false,
      pause: false,
      resume: false,
      delete: false,
      share: false,
    });
    expect(await dates(id)).toEqual(fridays);
  });

  it('a day porter changes only the own series', async () => {
    const porter = await acme.signIn('day-porter');
    const { id } = await createSeries(manager, acme, weekly('2027-03-05', 5, five));
    expect((await porter.call(taskEndpoints.pauseSeries, { params: { id } })).status).toBe(403);
  });

  it('tell coming dates, history and health', async () => {
    const { id } = await createSeries(supervisor, acme, weekly('2027-03-01', 1));
    const [first, second, third] = await rowsOf(app, acme, id);
    await transitionTask(supervisor, first?.id ?? 0, 'close');
    app.setNow('2027-03-18T17:00:00Z');
    await transitionTask(manager, second?.id ?? 0, 'close');
    app.setNow('2027-03-18T17:10:00Z');
    const series = await readSeries(manager, id);
    expect(series.history.map(({ occurrence_date, outcome }) => [occurrence_date, outcome])).toEqual([
      ['2027-03-15', 'missed'],
      ['2027-03-08', 'late'],
      ['2027-03-01', 'on_time'],
    ]);
    expect(series.history[0]?.task.id).toBe(third?.id);
    expect(series.health).toEqual({ due: 3, on_time: 1, late: 1, missed: 1, skipped: 0, rate: 33.3 });
    expect(series.coming).toHaveLength(12);
    expect(series.coming.map(({ task }) => task !== null)).toEqual([
      ...Array.from({ length: 6 }, () => true),
      ...Array.from({ length: 6 }, () => false),
    ]);
    expect(series.coming.at(-1)).toEqual({
      occurrence_date: '2027-06-07',
      shown_on: '2027-06-07',
      task: null,
      can_skip: true,
    });
  });
});

describe('skipping', () => {
  const skip = (id: number, date: string, note = 'The building is closed') =>
    supervisor.call(taskEndpoints.skipOccurrence, { params: { id }, body: { date, note } });

  it('cancels the task of a date, and leaves out one that has none yet', async () => {
    const { id } = await createSeries(supervisor, acme, weekly('2027-03-05', 5));
    const after = await skip(id, '2027-03-12');
    expect(after.payload.history).toMatchObject([{ occurrence_date: '2027-03-12', outcome: 'skipped' }]);
    const later = await skip(id, '2027-05-07');
    expect(later.payload.recurrence.rule.skip_dates).toEqual(['2027-05-07']);
    expect(later.payload.skipped).toEqual(['2027-05-07']);
    expect(later.payload.next_on).toBe('2027-05-14');
    expect(later.payload.health.skipped).toBe(2);
    expect((await skip(id, '2027-03-12')).code).toBe('occurrence_skipped');
  });

  it('refuses what is no date, is begun, or has no reason', async () => {
    const { id, task } = await createSeries(supervisor, acme, weekly('2027-03-01', 1));
    expect((await skip(id, '2027-05-04')).errors).toHaveProperty('date');
    expect((await skip(id, '2027-02-22')).errors).toHaveProperty('date');
    expect((await skip(id, '2027-03-08', 'no')).errors).toHaveProperty('note');
    await transitionTask(supervisor, task.id, 'begin');
    expect((await skip(id, '2027-03-01')).status).toBe(409);
  });
});

describe('pausing and resuming', () => {
  it('withdraws what is to come, and makes up for nothing', async () => {
    const { id } = await createSeries(supervisor, acme, weekly('2027-03-01', 1));
    const paused = await supervisor.call(taskEndpoints.pauseSeries, { params: { id } });
    expect(paused.payload).toMatchObject({ status: 'paused', can: { pause: false, resume: true } });
    expect(await dates(id)).toEqual(['2027-03-01']);
    expect((await supervisor.call(taskEndpoints.pauseSeries, { params: { id } })).status).toBe(409);
    app.setNow('2027-03-18T17:00:00Z');
    const client = manager;
    const resumed = await client.call(taskEndpoints.resumeSeries, { params: { id } });
    expect(resumed.payload.status).toBe('active');
    expect((await dates(id)).slice(0, 3)).toEqual(['2027-03-01', '2027-03-22', '2027-03-29']);
    expect((await client.call(taskEndpoints.resumeSeries, { params: { id } })).status).toBe(409);
  });

  it('is not resumed while the job is inactive', async () => {
    const { id } = await createSeries(manager, acme, weekly('2027-03-01', 1), {
      job_id: acme.outOfScope.jobId,
      building_id: acme.outOfScope.buildingId,
    });
    await manager.call(taskEndpoints.pauseSeries, { params: { id } });
    const setJob = (status: string) =>
      sqlAs(app, acme, 'update jobs set status = $1 where id = $2', [status, acme.outOfScope.jobId]);
    await setJob('inactive');
    expect((await manager.call(taskEndpoints.resumeSeries, { params: { id } })).code).toBe(
      'series_job_inactive',
    );
    await setJob('active');
    expect((await manager.call(taskEndpoints.resumeSeries, { params: { id } })).status).toBe(200);
  });
});

describe('changing a series', () => {
  it('all not started: fields and dates, while done and begun work stays', async () => {
    const { id, task } = await createSeries(supervisor, acme, weekly('2027-03-01', 1, five));
    await transitionTask(supervisor, task.id, 'close');
    const [, second] = await rowsOf(app, acme, id);
    await transitionTask(supervisor, second?.id ?? 0, 'begin');
    const changed = await update(supervisor, id, {
      scope: 'all',
      recurrence: weekly('2027-03-01', 3),
      assignee_user_ids: [acme.users['day-porter']],
    });
    expect(changed.payload).toMatchObject({ id, title: 'Stairs', recurrence: { rule: { weekdays: [3] } } });
    const rows = await rowsOf(app, acme, id);
    expect(rows.slice(0, 4).map((row) => [row.occurrence_date, row.status, row.title])).toEqual([
      ['2027-03-01', 'closed', 'Strip and wax the lobby'],
      ['2027-03-03', 'scheduled', 'Stairs'],
      ['2027-03-08', 'in_progress', 'Strip and wax the lobby'],
      ['2027-03-10', 'scheduled', 'Stairs'],
    ]);
    const wednesday = await supervisor.call(taskEndpoints.getTask, { params: { id: rows[1]?.id ?? 0 } });
    expect(wednesday.payload.assignees).toMatchObject([{ id: acme.users['day-porter'] }]);
  });

  it('all not started keeps the tasks whose dates stay', async () => {
    const { id } = await createSeries(supervisor, acme, weekly('2027-03-05', 5, five));
    const before = await rowsOf(app, acme, id);
    await update(supervisor, id, { scope: 'all' });
    const after = await rowsOf(app, acme, id);
    expect(after.map((row) => row.id)).toEqual(before.map((row) => row.id));
    expect(new Set(after.map((row) => row.title))).toEqual(new Set(['Stairs']));
  });

  it('names a rule as changed only where it is another one', async () => {
    const { id } = await createSeries(supervisor, acme, onDay('2027-03-05', 5, five));
    for (const recurrence of [onDay('2027-03-05', 5, five), onDay('2027-03-05', 6, five)]) {
      await update(supervisor, id, { scope: 'all', recurrence });
    }
    const ruleChanges = `select changes ? 'rule' as rule from audit_log where entity = 'task-series' and entity_id = $1
      and action = 'series.updated' order by id`;
    expect(await sqlAs(app, acme, ruleChanges, [id])).toEqual([{ rule: false }, { rule: true }]);
  });

  it('this and following: the old series ends the day before, a new one goes on with what is left', async () => {
    const { id } = await createSeries(supervisor, acme, weekly('2027-03-05', 5, five));
    const before = await rowsOf(app, acme, id);
    await transitionTask(supervisor, before[3]?.id ?? 0, 'close');
    const answer = await update(supervisor, id, { scope: 'following', occurrence_date: '2027-03-19' });
    expect(answer.payload).toMatchObject({
      title: 'Stairs',
      recurrence: { rule: { start_on: '2027-03-19', end: { kind: 'after', count: 3 } } },
    });
    const next = answer.payload.id;
    expect(next).not.toBe(id);
    expect((await rowsOf(app, acme, id)).map((row) => [row.occurrence_date, row.title])).toEqual([
      ['2027-03-05', 'Strip and wax the lobby'],
      ['2027-03-12', 'Strip and wax the lobby'],
      ['2027-03-26', 'Strip and wax the lobby'],
    ]);
    expect((await rowsOf(app, acme, next)).map((row) => [row.id, row.occurrence_date, row.title])).toEqual([
      [before[2]?.id, '2027-03-19', 'Stairs'],
      [before[4]?.id, '2027-04-02', 'Stairs'],
    ]);
    expect(await readSeries(supervisor, id)).toMatchObject({
      status: 'ended',
      recurrence: { rule: { end: { kind: 'on', date: '2027-03-18' } } },
    });
  });

  it('this and following with another recurrence; from the first date it is the whole series', async () => {
    const { id } = await createSeries(supervisor, acme, weekly('2027-03-05', 5, five));
    const early = await update(supervisor, id, {
      scope: 'following',
      occurrence_date: '2027-03-19',
      recurrence: weekly('2027-03-08', 1),
    });
    expect(early.errors).toHaveProperty(['recurrence.rule.start_on']);
    const moved = await update(supervisor, id, {
      scope: 'following',
      occurrence_date: '2027-03-19',
      recurrence: weekly('2027-03-19', 1, { end: { kind: 'after', count: 2 } }),
    });
    expect(await dates(moved.payload.id)).toEqual(['2027-03-22', '2027-03-29']);
    expect(await dates(id)).toEqual(['2027-03-05', '2027-03-12']);
    const whole = await update(supervisor, id, { scope: 'following', occurrence_date: '2027-03-05' });
    expect(whole.payload.id).toBe(id);
  });

  it('one occurrence alone', async () => {
    const { id } = await createSeries(supervisor, acme, weekly('2027-03-05', 5, five));
    const only = { scope: 'this', occurrence_date: '2027-03-12' } as const;
    const answer = await update(supervisor, id, { ...only, assignee_user_ids: [acme.users.supervisor] });
    expect(answer.payload.title).toBe('Strip and wax the lobby');
    expect((await rowsOf(app, acme, id)).map((row) => row.title)).toEqual([
      'Strip and wax the lobby',
      'Stairs',
      ...Array.from({ length: 3 }, () => 'Strip and wax the lobby'),
    ]);
    const taskId = (await rowsOf(app, acme, id))[1]?.id ?? 0;
    const task = await supervisor.call(taskEndpoints.getTask, { params: { id: taskId } });
    expect(task.payload.timeline.at(-1)?.changes).toHaveProperty('assignee_user_ids');
  });

  it('refuses a stale save with the series as it is, and wrong fields with all their names', async () => {
    const { id } = await createSeries(supervisor, acme, weekly('2027-03-05', 5, five));
    const { updated_at } = await readSeries(supervisor, id);
    await update(supervisor, id, { scope: 'all' });
    const stale = await supervisor.call(taskEndpoints.updateSeries, {
      params: { id },
      body: { ...fields, scope: 'all', updated_at },
    });
    expect(stale.status).toBe(409);
    expect(stale.details).toMatchObject({ current: { id, title: 'Stairs' } });
    const bad = await update(supervisor, id, { scope: 'following', description: '', type: 'no' });
    expect(bad.status).toBe(422);
    expect(Object.keys(bad.errors).toSorted()).toEqual(['description', 'type']);
    const alone = await update(supervisor, id, { scope: 'following' });
    expect(Object.keys(alone.errors)).toEqual(['occurrence_date']);
    const other = await update(supervisor, id, { scope: 'following', occurrence_date: '2027-03-13' });
    expect(Object.keys(other.errors)).toEqual(['occurrence_date']);
  });
});

describe('deleting a series', () => {
  it('cancels what lies ahead and keeps the rest', async () => {
    const { id, task } = await createSeries(supervisor, acme, weekly('2027-03-01', 1, five));
    const rows = await rowsOf(app, acme, id);
    await transitionTask(supervisor, rows[1]?.id ?? 0, 'begin');
    expect((await supervisor.call(taskEndpoints.deleteSeries, { params: { id } })).payload).toEqual({ id });
    expect((await rowsOf(app, acme, id)).map((row) => row.status)).toEqual([
      'open',
      'in_progress',
      'cancelled',
      'cancelled',
      'cancelled',
    ]);
    expect((await supervisor.call(taskEndpoints.getSeries, { params: { id } })).status).toBe(404);
    const kept = await supervisor.call(taskEndpoints.getTask, { params: { id: task.id } });
    expect(kept.payload).toMatchObject({ status: 'open', series: null });
  });
});

describe('the holidays of the organization', () => {
  it('are changed by who may change its settings, and seen by everyone in it', async () => {
    const admin = await acme.signIn('admin');
    const day = { date: '2030-07-04', name: 'Independence Day' };
    expect((await supervisor.call(organizationEndpoints.addHoliday, { body: day })).status).toBe(403);
    expect((await admin.call(organizationEndpoints.addHoliday, { body: day })).payload).toContainEqual(day);
    const list = (client: Client) =>
      client.call(organizationEndpoints.listHolidays, { query: { from: '2030-01-01' } });
    expect((await list(supervisor)).payload).toEqual([day]);
    expect((await list(await rival.signIn('admin'))).payload).toEqual([]);
    const remove = (client: Client) =>
      client.call(organizationEndpoints.removeHoliday, { query: { date: day.date } });
    expect((await remove(supervisor)).status).toBe(403);
    expect((await remove(await rival.signIn('admin'))).status).toBe(404);
    expect((await remove(admin)).payload).toEqual([]);
    const bad = await admin.call(organizationEndpoints.addHoliday, { body: { date: 'soon', name: '' } });
    expect(Object.keys(bad.errors).toSorted()).toEqual(['date', 'name']);
    const far = await admin.call(organizationEndpoints.addHoliday, {
      body: { date: '2199-01-01', name: 'x' },
    });
    expect(far.status).toBe(422);
  });
});
