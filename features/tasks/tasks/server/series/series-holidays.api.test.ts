import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { organizationEndpoints } from '#features/accounts/organizations/contract';
import type { Client, Company, TestApp } from '../../../../../tests/api/harness/index.ts';
import { weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { runWork, waitingWork } from '../../../../../tests/api/harness/run-work.ts';
import { setUpSeries } from '../../../../../tests/api/harness/set-up-series.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { createSeries, rowsOf } from '../../../../../tests/api/harness/task-series.ts';
import { updateSeries } from '../../../../../tests/api/harness/update-series.ts';
import { taskEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;
let admin: Client;

setUpSeries((given) => {
  ({ app, acme, manager } = given);
});
beforeAll(async () => {
  admin = await acme.signIn('admin');
});
beforeEach(async () => {
  await sqlAs(app, acme, 'delete from organization_holidays');
});

const add = async (date: string, name = 'Founding day') => {
  const answer = await admin.call(organizationEndpoints.addHoliday, { body: { date, name } });
  if (answer.status !== 200) throw new Error(answer.text);
  await runWork(app, 'series');
};

const remove = async (date: string) => {
  await admin.call(organizationEndpoints.removeHoliday, { query: { date } });
  await runWork(app, 'series');
};

const shown = async (id: number) => (await rowsOf(app, acme, id)).map((row) => row.scheduled_on).slice(0, 4);

const fridays = ['2027-03-05', '2027-03-12', '2027-03-19', '2027-03-26'];
const moved = ['2027-03-05', '2027-03-15', '2027-03-19', '2027-03-26'];

const shifted = (more: object = {}) =>
  createSeries(manager, acme, weekly('2027-03-05', 5, { shift_rule: 'next_business_day' }), more);

const occurrence = async (id: number, place: number) => {
  const row = (await rowsOf(app, acme, id))[place];
  if (!row) throw new Error('no such date');
  return row;
};

describe('coming dates', () => {
  it('follow a holiday that is added, and one that is removed', async () => {
    const { id } = await shifted({ assignee_user_ids: [acme.users['day-porter']] });
    const fixed = await createSeries(manager, acme, weekly('2027-03-05', 5));
    await add('2027-03-12');
    expect(await shown(id)).toEqual(moved);
    expect(await shown(fixed.id)).toEqual(fridays);
    const { id: taskId, due_at } = await occurrence(id, 1);
    // The end of the day shown, in Denver, which has summer time by then.
    expect(due_at).toBe('2027-03-16T05:59Z');
    const { timeline } = (await manager.call(taskEndpoints.getTask, { params: { id: taskId } })).payload;
    expect(timeline.map(({ changes }) => changes)).toContainEqual({
      scheduled_on: ['2027-03-12', '2027-03-15'],
    });
    await add('2027-03-15');
    expect((await shown(id))[1]).toBe('2027-03-16');
    await remove('2027-03-15');
    await remove('2027-03-12');
    expect(await shown(id)).toEqual(fridays);
  });

  it('are opened when they move to today', async () => {
    const back = weekly('2027-03-02', 2, { shift_rule: 'previous_business_day' });
    const { id } = await createSeries(manager, acme, back);
    await add('2027-03-02');
    expect(await occurrence(id, 0)).toMatchObject({ scheduled_on: '2027-03-01', status: 'open' });
  });

  it('follow while their series pauses', async () => {
    const { id } = await shifted();
    await manager.call(taskEndpoints.pauseSeries, { params: { id } });
    await add('2027-03-12');
    await manager.call(taskEndpoints.resumeSeries, { params: { id } });
    expect(await shown(id)).toEqual(moved);
  });

  it('stay when a holiday only gets another name', async () => {
    const { id } = await shifted();
    await add('2027-03-12');
    await admin.call(organizationEndpoints.addHoliday, { body: { date: '2027-03-12', name: 'Renamed' } });
    expect(await waitingWork(app, 'series')).toEqual([]);
    expect(await shown(id)).toEqual(moved);
  });
});

describe('a date that somebody touched stays', () => {
  const cases: [string, (id: number, taskId: number) => Promise<unknown>][] = [
    [
      'wrote to',
      (_, taskId) =>
        manager.call(taskEndpoints.addTaskNote, { params: { id: taskId }, body: { body: 'Ladder' } }),
    ],
    [
      'began',
      (_, taskId) =>
        manager.call(taskEndpoints.transitionTask, { body: { id: taskId, transition: 'begin' } }),
    ],
    [
      'described',
      (id) => updateSeries(manager, id, { scope: 'this', occurrence_date: '2027-03-12', title: 'Only once' }),
    ],
    [
      'assigned',
      (id) =>
        updateSeries(manager, id, {
          scope: 'this',
          occurrence_date: '2027-03-12',
          title: 'Strip and wax the lobby',
          description: 'Strip and wax the lobby',
          type: 'periodic_work',
          assignee_user_ids: [acme.users['day-porter']],
        }),
    ],
  ];

  it.each(cases)('by whoever %s', async (_word, touch) => {
    const { id } = await shifted();
    const { id: taskId } = await occurrence(id, 1);
    await touch(id, taskId);
    await add('2027-03-12');
    expect(await shown(id)).toEqual(fridays);
  });

  it('by whoever moved it', async () => {
    const { id } = await shifted();
    const row = await occurrence(id, 1);
    const read = await manager.call(taskEndpoints.getTask, { params: { id: row.id } });
    const { title, description, updated_at, due_at } = read.payload;
    await manager.call(taskEndpoints.updateTask, {
      params: { id: row.id },
      body: { title, description, updated_at, due_at, type: 'periodic_work', scheduled_on: '2027-03-11' },
    });
    await add('2027-03-12');
    expect((await shown(id))[1]).toBe('2027-03-11');
  });
});
