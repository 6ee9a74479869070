import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import { onDay, weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { setUpSeries } from '../../../../../tests/api/harness/set-up-series.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { createSeries, readSeries, rowsOf } from '../../../../../tests/api/harness/task-series.ts';
import { splitSeries } from '../../../../../tests/api/harness/update-series.ts';
import { taskEndpoints } from '../../contract/index.ts';
import { generateSeries } from './generate-series.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let supervisor: Client;
let manager: Client;

setUpSeries((given) => {
  ({ app, acme, rival, supervisor, manager } = given);
});
beforeEach(async () => {
  await sqlAs(app, acme, 'update task_series set deleted_at = now()');
});

const list = async (client: Client, query: object = {}) =>
  (await client.send(taskEndpoints.listSeries, { query: query })).payload;

const titles = async (client: Client, query: object = {}) =>
  (await list(client, query)).rows.map(({ title }) => title);

const nextOf = async (id: number) => (await list(manager)).rows.find((row) => row.id === id)?.next_date;

const transition = (...what: [id: number, name: string, more?: object]) => transitionTask(manager, ...what);

const add = (title: string, recurrence = weekly('2027-03-05', 5), more: object = {}) =>
  createSeries(manager, acme, recurrence, { title, ...more });

describe('the list of series', () => {
  it('shows where, how, who and how well, the soonest date first', async () => {
    const later = await add('Later', onDay('2027-06-15', 15));
    const soon = await add('Soon', weekly('2027-03-05', 5), {
      assignee_user_ids: [acme.users['day-porter']],
    });
    const [first] = await rowsOf(app, acme, soon.id);
    app.setNow('2027-03-05T20:00:00Z');
    await transition(first?.id ?? 0, 'close');
    app.setNow('2027-03-07T20:00:00Z');
    const { rows, total, total_capped } = await list(manager);
    expect({ total, total_capped }).toEqual({ total: 2, total_capped: false });
    expect(rows).toMatchObject([
      {
        id: soon.id,
        title: 'Soon',
        status: 'active',
        job: { id: acme.inScope.jobId },
        building: { id: acme.inScope.buildingId },
        assignees: [{ id: acme.users['day-porter'] }],
        rule: { freq: 'week', skip_dates: [] },
        next_date: '2027-03-12',
        health: { due: 1, on_time: 1, rate: 100 },
      },
      { id: later.id, next_date: '2027-06-15', health: { due: 0, on_time: 0, rate: null } },
    ]);
    const { health, coming } = await readSeries(manager, soon.id);
    expect(rows[0]?.health).toEqual({ due: health.due, on_time: health.on_time, rate: health.rate });
    expect(rows[0]?.next_date).toBe(coming[0]?.shown_on);
  });

  it('also has those that pause or have ended, each to be found by its status', async () => {
    await add('Goes on');
    const paused = await add('Pauses');
    await manager.call(taskEndpoints.pauseSeries, { params: { id: paused.id } });
    const ended = await add('Has ended', weekly('2027-03-01', 1, { end: { kind: 'after', count: 1 } }));
    app.setNow('2027-03-03T17:00:00Z');
    await generateSeries(app.wiring, acme.organizationId);
    expect((await readSeries(manager, ended.id)).status).toBe('ended');
    expect(await titles(manager)).toEqual(['Goes on', 'Pauses', 'Has ended']);
    expect(await titles(manager, { status: 'paused' })).toEqual(['Pauses']);
    expect(await titles(manager, { status: 'paused,ended', sort: 'title' })).toEqual(['Has ended', 'Pauses']);
    expect((await list(manager, { status: 'paused' })).rows[0]?.next_date).toBeNull();
  });

  it('is narrowed by place, person and words, and comes page by page', async () => {
    await add('Wax the stairs', undefined, { assignee_user_ids: [acme.users['day-porter']] });
    await add('Polish the élan lobby', undefined, { description: 'With the soft pads' });
    await add('Far away', undefined, {
      job_id: acme.outOfScope.jobId,
      building_id: acme.outOfScope.buildingId,
    });
    const near = ['Wax the stairs', 'Polish the élan lobby'];
    expect(await titles(manager, { job_id: acme.inScope.jobId })).toEqual(near);
    expect(await titles(manager, { building_id: acme.outOfScope.buildingId })).toEqual(['Far away']);
    expect(await titles(manager, { client_id: acme.clientId })).toContain('Wax the stairs');
    expect(await titles(manager, { assignee_id: acme.users['day-porter'] })).toEqual(['Wax the stairs']);
    for (const q of ['ELAN', 'soft pads']) expect(await titles(manager, { q })).toEqual([near[1]]);
    expect(await titles(manager, { q: 'no such words' })).toEqual([]);
    expect(await titles(manager, { q: '100%_' })).toEqual([]);
    const [site] = await sqlAs<{ job_number: string }>(
      app,
      acme,
      'select job_number from jobs where id = $1',
      [acme.outOfScope.jobId],
    );
    expect(await titles(manager, { q: site?.job_number })).toEqual(['Far away']);
    const pages = [1, 2, 3, 4].map((page) => list(manager, { page, per_page: 1 }));
    expect((await Promise.all(pages)).map(({ rows, total }) => [rows[0]?.title, total])).toEqual([
      [near[0], 3],
      [near[1], 3],
      ['Far away', 3],
      [undefined, 3],
    ]);
  });

  it('has only what the person may see', async () => {
    await add('Near');
    await add('Far away', undefined, {
      job_id: acme.outOfScope.jobId,
      building_id: acme.outOfScope.buildingId,
    });
    expect(await list(supervisor)).toMatchObject({ rows: [{ title: 'Near' }], total: 1 });
    const outsider = await rival.signIn('admin');
    expect(await list(outsider)).toMatchObject({ rows: [], total: 0 });
    expect(await titles(supervisor, { job_id: acme.outOfScope.jobId })).toEqual([]);
    const nobody = await acme.signIn('nobody');
    expect((await nobody.call(taskEndpoints.listSeries, { query: {} })).status).toBe(403);
  });

  it('names every wrong filter at once', async () => {
    const answer = await manager.raw(
      'GET',
      '/api/v1/core/task/series?status=gone&job_id=x&client_id=0&building_id=-1&assignee_id=a&sort=rule&page=0',
    );
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors ?? {}).sort()).toEqual(
      ['assignee_id', 'building_id', 'client_id', 'job_id', 'page', 'sort', 'status.0'].sort(),
    );
  });
});

describe('the next date', () => {
  it('follows every change, and the days as they pass', async () => {
    const { id } = await add('Followed');
    const [first, second, third] = await rowsOf(app, acme, id);
    expect(await nextOf(id)).toBe('2027-03-05');
    await transition(first?.id ?? 0, 'close');
    expect(await nextOf(id)).toBe('2027-03-12');
    await transition(first?.id ?? 0, 'undo');
    expect(await nextOf(id)).toBe('2027-03-05');
    await transition(first?.id ?? 0, 'cancel', { note: 'Closed that day' });
    await manager.call(taskEndpoints.deleteTask, { params: { id: second?.id ?? 0 } });
    expect(await nextOf(id)).toBe('2027-03-19');
    const read = await manager.call(taskEndpoints.getTask, { params: { id: third?.id ?? 0 } });
    const { title, description, updated_at, due_at } = read.payload;
    const moved = await manager.call(taskEndpoints.updateTask, {
      params: { id: third?.id ?? 0 },
      body: { title, description, updated_at, due_at, type: 'service', scheduled_on: '2027-03-22' },
    });
    expect(moved.status).toBe(200);
    expect(await nextOf(id)).toBe('2027-03-22');
    await manager.call(taskEndpoints.skipOccurrence, {
      params: { id },
      body: { date: '2027-03-26', note: 'Not needed' },
    });
    app.setNow('2027-03-23T17:00:00Z');
    expect(await nextOf(id)).toBe('2027-03-22');
    await generateSeries(app.wiring, acme.organizationId);
    expect(await nextOf(id)).toBe('2027-04-02');
    await manager.call(taskEndpoints.pauseSeries, { params: { id } });
    expect(await nextOf(id)).toBeNull();
    await manager.call(taskEndpoints.resumeSeries, { params: { id } });
    expect(await nextOf(id)).toBe('2027-04-02');
  });

  it('is moved by weekends before it has a task', async () => {
    const { id, task } = await add('Shifted', onDay('2027-03-27', 27, { shift_rule: 'next_business_day' }));
    expect(await nextOf(id)).toBe('2027-03-29');
    await sqlAs(app, acme, 'update task_series set generate_ahead_days = 1 where id = $1', [id]);
    await sqlAs(app, acme, "update tasks set status = 'cancelled' where series_id = $1", [id]);
    await sqlAs(
      app,
      acme,
      "update task_series set next_on = '2027-06-27', upcoming_on = '2027-06-27' where id = $1",
      [id],
    );
    expect(task.scheduled_on).toBe('2027-03-29');
    expect(await nextOf(id)).toBe('2027-06-28');
  });
});

describe('this and following', () => {
  const split = (id: number, date: string) => splitSeries(manager, id, date, { title: 'Goes on' });

  it('counts no date as skipped that was begun or done with the series before', async () => {
    const { id } = await add('Before');
    const rows = await rowsOf(app, acme, id);
    await transition(rows[2]?.id ?? 0, 'begin');
    await transition(rows[3]?.id ?? 0, 'close');
    const next = await split(id, '2027-03-12');
    expect(next.coming[0]?.shown_on).toBe('2027-03-12');
    expect(next.health).toMatchObject({ due: 0, skipped: 0 });
    await manager.call(taskEndpoints.skipOccurrence, {
      params: { id: next.id },
      body: { date: next.coming.at(-1)?.occurrence_date ?? '', note: 'Rented out' },
    });
    expect((await readSeries(manager, next.id)).health.skipped).toBe(1);
    const third = await split(next.id, '2027-03-12');
    expect(third.health.skipped).toBe(1);
    expect((await readSeries(manager, id)).health.skipped).toBe(0);
    expect((await list(manager, { status: 'ended' })).rows[0]).toMatchObject({ id, next_date: '2027-03-05' });
  });

  it('holds them apart over another split', async () => {
    const { id } = await add('Before');
    const rows = await rowsOf(app, acme, id);
    await transition(rows[5]?.id ?? 0, 'begin');
    const second = await split(id, '2027-03-12');
    const third = await split(second.id, '2027-03-26');
    expect([second.id, id]).not.toContain(third.id);
    expect(third.health.skipped).toBe(0);
    expect((await readSeries(manager, second.id)).health.skipped).toBe(0);
  });
});
