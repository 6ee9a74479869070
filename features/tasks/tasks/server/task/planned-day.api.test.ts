import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTask,
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import { scheduledProject } from '../../../../../tests/api/harness/projects.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { type TaskRow, taskEndpoints, taskExportEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let stranger: Client;

const evening = '2027-03-10T05:00:00Z';

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: evening });
  ({ app, acme } = started);
  manager = await acme.signIn('manager');
  supervisor = await acme.signIn('supervisor');
  stranger = await started.rival.signIn('admin');
});
afterAll(() => app.close());

const read = (query: object, client = supervisor) =>
  client.send(taskEndpoints.listTasks, { query: { per_page: 100, ...query } });

const rowsOf = async (query: object, client = supervisor): Promise<TaskRow[]> =>
  (await read(query, client)).payload.rows;

const idsOf = async (query: object, client = supervisor): Promise<number[]> =>
  (await rowsOf(query, client)).map(({ id }) => id);

const planned = async (scheduled_on: string | null): Promise<number> =>
  (await addTask(manager, acme.inScope, { scheduled_on })).id;

describe('the planned day of tasks', () => {
  let days: number[];
  let undated: number;

  beforeAll(async () => {
    days = [];
    for (const day of ['2027-04-02', '2027-04-01', '2027-04-03']) days.push(await planned(day));
    undated = await planned(null);
  });

  it('narrows the list to a range of days, whatever has become of the work', async () => {
    const [second, first, third] = days;
    const range = { scheduled_from: '2027-04-01', scheduled_to: '2027-04-02' };
    expect((await idsOf(range)).toSorted()).toEqual([first, second].toSorted());
    expect(await idsOf({ scheduled_from: '2027-04-03' })).toEqual([third]);
    expect(await idsOf({ ...range, status: ['closed'] })).toEqual([]);
    const { payload } = await read({ ...range, total: 'exact' });
    expect([payload.rows, payload.total]).toEqual([[], 2]);
    expect(await idsOf(range, stranger)).toEqual([]);
  });

  it('sorts it, what has none at the end, and goes on after a task', async () => {
    const [second, first, third] = days;
    const sort = 'scheduled_on';
    const dated = (await idsOf({ sort })).filter((id) => days.includes(id) || id === undated);
    expect(dated).toEqual([first, second, third, undated]);
    const down = (await idsOf({ sort, order: 'desc' })).filter((id) => days.includes(id) || id === undated);
    expect(down).toEqual([third, second, first, undated]);
    expect((await idsOf({ sort, after: first, scheduled_from: '2027-01-01' })).slice(0, 2)).toEqual([
      second,
      third,
    ]);
  });

  it('is a column of the file', async () => {
    const [second] = days;
    const admin = await acme.signIn('admin');
    const { text } = await admin.call(taskExportEndpoints.exportTasks, {
      query: { format: 'csv', columns: ['scheduled_on'], ids: [Number(second)] },
    });
    expect(text).toContain('2027-04-02');
  });

  it('is refused where it is no day', async () => {
    const answer = await read({
      scheduled_from: 'soon',
      scheduled_to: '2027-02-30',
      projects_tonight: 'yes',
    });
    expect([answer.status, Object.keys(answer.errors)]).toEqual([
      422,
      ['scheduled_from', 'scheduled_to', 'projects_tonight'],
    ]);
  });
});

describe('the work of projects tonight', () => {
  const tonight = { projects_tonight: true };
  let work: number;

  beforeAll(async () => {
    const project = await scheduledProject(manager, acme, { scheduled_date: '2027-03-09' });
    await scheduledProject(manager, acme, { scheduled_date: '2027-03-10' });
    await planned('2027-03-09');
    const [row] = await sqlAs<{ id: number }>(app, acme, 'select id from tasks where related_type_id = $1', [
      project.id,
    ]);
    work = Number(row?.id);
  });

  it.each([
    ['in the evening', evening, true],
    ['after midnight', '2027-03-10T10:00:00Z', true],
    ['a minute before noon', '2027-03-10T18:59:00Z', true],
    ['from noon on', '2027-03-10T19:00:00Z', false],
    ['on the day before', '2027-03-09T06:59:00Z', false],
    ['in the morning of its day', '2027-03-09T15:00:00Z', true],
  ])('is that of the service night, %s', async (_when, now, there) => {
    app.setNow(now);
    expect((await idsOf(tonight)).includes(work)).toBe(there);
    app.setNow(evening);
  });

  it('is nothing else, nobody else’s, and ends when it is done', async () => {
    expect(await idsOf(tonight)).toEqual([work]);
    expect((await read({ ...tonight, total: 'exact' })).payload).toMatchObject({ rows: [], total: 1 });
    expect(await idsOf(tonight, stranger)).toEqual([]);
    expect(await idsOf({ ...tonight, mine: true })).toEqual([]);
    await transitionTask(supervisor, work, 'close');
    expect(await idsOf(tonight)).toEqual([]);
    expect(await idsOf({ ...tonight, status: ['completed'] })).toEqual([work]);
  });
});
