import { describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import { weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { setUpSeries } from '../../../../../tests/api/harness/set-up-series.ts';
import { createSeries, rowsOf } from '../../../../../tests/api/harness/task-series.ts';
import { splitSeries, updateSeries } from '../../../../../tests/api/harness/update-series.ts';
import { taskEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;

setUpSeries((given) => {
  ({ app, acme, manager } = given);
});

const addNote = (id: number) =>
  manager.call(taskEndpoints.addTaskNote, { params: { id }, body: { body: 'Bring the ladder' } });

const notesOf = async (id: number) =>
  (await manager.call(taskEndpoints.getTask, { params: { id } })).payload.notes;

const onMondays = weekly('2027-03-01', 1);
const onFridays = weekly('2027-03-01', 5);

/** A series on Mondays whose second task somebody wrote a note to. */
const withNote = async () => {
  const { id } = await createSeries(manager, acme, onMondays);
  const taskId = (await rowsOf(app, acme, id))[1]?.id ?? 0;
  await addNote(taskId);
  return { id, taskId };
};

describe('a date with a note that its series no longer has', () => {
  it('is kept as skipped when the rule of all dates changes', async () => {
    const { id, taskId } = await withNote();
    expect((await updateSeries(manager, id, { scope: 'all', recurrence: onFridays })).status).toBe(200);
    const rows = await rowsOf(app, acme, id);
    expect(rows.find((row) => row.id === taskId)).toMatchObject({
      occurrence_date: '2027-03-08',
      status: 'cancelled',
    });
    expect(await notesOf(taskId)).toMatchObject([{ body: 'Bring the ladder' }]);
    expect(rows.filter(({ occurrence_date }) => occurrence_date === '2027-03-15')).toEqual([]);
  });

  it('is kept as skipped when the rule of the following ones changes', async () => {
    const { id, taskId } = await withNote();
    await splitSeries(manager, id, '2027-03-08', { recurrence: weekly('2027-03-08', 5) });
    expect((await rowsOf(app, acme, id)).find((row) => row.id === taskId)?.status).toBe('cancelled');
    expect(await notesOf(taskId)).toHaveLength(1);
  });

  it('stays the next one when the completion before it is taken back', async () => {
    const { id, task } = await createSeries(manager, acme, {
      rule: { freq: 'day', every: 30, start_on: '2027-03-01' },
      based_on: 'completed',
    });
    await transitionTask(manager, task.id, 'close');
    const next = (await rowsOf(app, acme, id))[1]?.id ?? 0;
    await addNote(next);
    await transitionTask(manager, task.id, 'undo');
    await transitionTask(manager, task.id, 'close');
    expect((await rowsOf(app, acme, id)).map((row) => [row.id, row.status])).toEqual([
      [task.id, 'closed'],
      [next, 'scheduled'],
    ]);
    expect(await notesOf(next)).toHaveLength(1);
  });
});
