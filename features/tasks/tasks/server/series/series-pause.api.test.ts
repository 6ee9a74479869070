import { describe, expect, it } from 'vitest';
import type { Client, Company, TestApp } from '../../../../../tests/api/harness/index.ts';
import { weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { setUpSeries } from '../../../../../tests/api/harness/set-up-series.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { createSeries, type Row, readSeries, rowsOf } from '../../../../../tests/api/harness/task-series.ts';
import { updateSeries } from '../../../../../tests/api/harness/update-series.ts';
import { taskEndpoints } from '../../contract/index.ts';
import { generateSeries } from './generate-series.ts';

let app: TestApp;
let acme: Company;
let manager: Client;

setUpSeries((given) => {
  ({ app, acme, manager } = given);
});

const pause = (id: number) => manager.call(taskEndpoints.pauseSeries, { params: { id } });
const resume = (id: number) => manager.call(taskEndpoints.resumeSeries, { params: { id } });
const read = async (id: number) => (await manager.call(taskEndpoints.getTask, { params: { id } })).payload;

const note = (id: number, body: string) =>
  manager.call(taskEndpoints.addTaskNote, { params: { id }, body: { body } });

/** The 8th with a note, the 15th changed on its own, the 22nd with somebody else, the 29th on another day. */
const enterMuch = async (id: number): Promise<Row[]> => {
  const rows = await rowsOf(app, acme, id);
  const [, noted, , assigned, moved] = rows as [Row, Row, Row, Row, Row];
  await note(noted.id, 'Bring the ladder');
  await updateSeries(manager, id, { scope: 'this', occurrence_date: '2027-03-15', title: 'Only once' });
  const people = { title: assigned.title, assignee_user_ids: [acme.users['day-porter']] };
  await updateSeries(manager, id, { scope: 'this', occurrence_date: '2027-03-22', ...people });
  const { title, description, updated_at, due_at } = await read(moved.id);
  await manager.call(taskEndpoints.updateTask, {
    params: { id: moved.id },
    body: { title, description, updated_at, due_at, type: 'service', scheduled_on: '2027-03-31' },
  });
  return rows;
};

const expectAllBack = async (id: number, rows: readonly Row[]): Promise<void> => {
  const after = await rowsOf(app, acme, id);
  expect(after.map((row) => [row.id, row.occurrence_date])).toEqual(
    rows.map((row) => [row.id, row.occurrence_date]),
  );
  const [, noted, edited, assigned, moved] = after as [Row, Row, Row, Row, Row];
  expect((await read(noted.id)).notes).toMatchObject([{ body: 'Bring the ladder' }]);
  expect(edited.title).toBe('Only once');
  expect((await read(assigned.id)).assignees).toMatchObject([{ id: acme.users['day-porter'] }]);
  expect(moved.scheduled_on).toBe('2027-03-31');
  expect(after.slice(1).every(({ status }) => status === 'scheduled')).toBe(true);
};

describe('what people entered', () => {
  it('is out of sight while the series pauses, and comes back with the same tasks', async () => {
    const { id } = await createSeries(manager, acme, weekly('2027-03-01', 1));
    const rows = await enterMuch(id);
    await pause(id);
    expect(await rowsOf(app, acme, id)).toHaveLength(1);
    expect((await manager.call(taskEndpoints.getTask, { params: { id: rows[1]?.id ?? 0 } })).status).toBe(
      404,
    );
    expect((await readSeries(manager, id)).coming).toHaveLength(1);
    app.setNow('2027-03-02T17:00:00Z');
    expect((await resume(id)).status).toBe(200);
    await expectAllBack(id, rows);
    const actions = (await read(rows[1]?.id ?? 0)).timeline.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['task.set-aside', 'task.brought-back']));
  });

  it('comes back as well after the job was inactive', async () => {
    const { id } = await createSeries(manager, acme, weekly('2027-03-01', 1));
    const rows = await enterMuch(id);
    const setJob = (status: string) =>
      sqlAs(app, acme, 'update jobs set status = $1 where id = $2', [status, acme.inScope.jobId]);
    await setJob('inactive');
    await generateSeries(app.wiring, acme.organizationId);
    expect(await rowsOf(app, acme, id)).toHaveLength(1);
    await setJob('active');
    await resume(id);
    await expectAllBack(id, rows);
  });

  it('stays as skipped where its date passed in the meantime; other dates are not made up for', async () => {
    const { id } = await createSeries(manager, acme, weekly('2027-03-01', 1));
    const rows = await enterMuch(id);
    await pause(id);
    app.setNow('2027-03-17T17:00:00Z');
    await resume(id);
    const after = await rowsOf(app, acme, id);
    expect(after.slice(0, 3).map((row) => [row.id, row.occurrence_date, row.status])).toEqual([
      [rows[0]?.id, '2027-03-01', 'open'],
      [rows[1]?.id, '2027-03-08', 'cancelled'],
      [rows[3]?.id, '2027-03-22', 'scheduled'],
    ]);
    expect((await read(rows[1]?.id ?? 0)).notes).toMatchObject([{ body: 'Bring the ladder' }]);
  });

  it('follows a change of all dates made during the pause, and a skip of one', async () => {
    const { id } = await createSeries(manager, acme, weekly('2027-03-01', 1));
    const rows = await enterMuch(id);
    await pause(id);
    await updateSeries(manager, id, { scope: 'all', title: 'Now the stairs' });
    const skip = { date: '2027-03-15', note: 'Closed that day' };
    const skipped = await manager.call(taskEndpoints.skipOccurrence, { params: { id }, body: skip });
    expect(skipped.status).toBe(200);
    await resume(id);
    const after = await rowsOf(app, acme, id);
    expect(after.map((row) => row.id)).toEqual(rows.map((row) => row.id));
    expect(after[1]).toMatchObject({ title: 'Now the stairs', status: 'scheduled' });
    expect(after[2]?.status).toBe('cancelled');
    expect((await read(rows[1]?.id ?? 0)).notes).toHaveLength(1);
  });

  it('is kept as skipped when the paused series is deleted', async () => {
    const { id } = await createSeries(manager, acme, weekly('2027-03-01', 1));
    const rows = await enterMuch(id);
    await pause(id);
    await manager.call(taskEndpoints.deleteSeries, { params: { id } });
    expect((await rowsOf(app, acme, id)).map((row) => [row.id, row.status])).toEqual([
      [rows[0]?.id, 'open'],
      [rows[1]?.id, 'cancelled'],
    ]);
  });
});
