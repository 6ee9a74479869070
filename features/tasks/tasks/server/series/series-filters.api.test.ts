import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { monday } from '../../../../../tests/api/harness/set-up-series.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { createSeries, rowsOf } from '../../../../../tests/api/harness/task-series.ts';
import { taskEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;
let porter: Client;
let supervisor: Client;

const ids = { region: 0, area: 0, elsewhere: 0, lobby: 0, spa: 0, gym: 0 };

const insert = async (text: string): Promise<number> => {
  const [row] = await sqlAs<{ id: number }>(app, acme, `${text} returning id`);
  return row?.id ?? 0;
};

const add = (title: string, more: object = {}) =>
  createSeries(manager, acme, weekly('2027-03-05', 5), { title, ...more });

/** Does the first dates of a series, each on its day or a week late. */
const work = async (id: number, inTime: readonly boolean[]) => {
  for (const [at, task] of (await rowsOf(app, acme, id)).slice(0, inTime.length).entries()) {
    const late = inTime[at] ? -60_000 : 7 * 86_400_000;
    await sqlAs(
      app,
      acme,
      `update tasks set status = 'closed', serviced_at = $2, completed_at = $2 where id = $1`,
      [task.id, new Date(Date.parse(task.due_at) + late)],
    );
  }
};

beforeAll(async () => {
  app = await startApp();
  app.setNow(monday);
  acme = await seedCompany(app, 'acme');
  const o = acme.organizationId;
  ids.region = await insert(`insert into areas (organization_id, name) values (${o}, 'West')`);
  ids.area = await insert(
    `insert into areas (organization_id, name, parent_area_id) values (${o}, 'Denver', ${ids.region})`,
  );
  ids.elsewhere = await insert(`insert into areas (organization_id, name) values (${o}, 'East')`);
  ids.spa = await insert(
    `insert into common_area_types (organization_id, key, name) values (${o}, 'test-spa', 'Spa')`,
  );
  ids.gym = await insert(
    `insert into common_area_types (organization_id, key, name) values (${o}, 'test-gym', 'Gym')`,
  );
  ids.lobby = await insert(`insert into common_areas (organization_id, building_id, type_id, name)
    values (${o}, ${acme.inScope.buildingId}, ${ids.spa}, 'Spa of the lobby')`);
  await sqlAs(app, acme, `update buildings set area_id = ${ids.area} where id = ${acme.inScope.buildingId}`);
  await sqlAs(
    app,
    acme,
    `update buildings set area_id = ${ids.elsewhere} where id = ${acme.outOfScope.buildingId}`,
  );
  manager = await acme.signIn('manager');
  porter = await acme.signIn('day-porter');
  supervisor = await acme.signIn('supervisor');
  await add('Plain');
  await add('Urgent', { priority_level: 'high', type: 'reminder' });
  await add('Of the porter', { assignee_user_ids: [acme.users['day-porter']] });
  await add('In the spa', { building_common_area_id: ids.lobby });
  await add('In a gym', { area_type_id: ids.gym });
  await add('Elsewhere', { job_id: acme.outOfScope.jobId, building_id: acme.outOfScope.buildingId });
}, 60_000);
afterAll(() => app.close());

const titles = async (client: Client, query: object = {}) => {
  const answer = await client.send(taskEndpoints.listSeries, { query: { sort: 'title', ...query } });
  expect(answer.payload.total).toBe(answer.payload.rows.length);
  return answer.payload.rows.map(({ title }) => title);
};

const near = ['In a gym', 'In the spa', 'Of the porter', 'Plain', 'Urgent'];

describe('a filter of the list of series', () => {
  it.each<[string, () => object, string[]]>([
    ['an area', () => ({ area_id: ids.area }), near],
    ['a region, with the areas below it', () => ({ area_id: ids.region }), near],
    ['another area', () => ({ area_id: ids.elsewhere }), ['Elsewhere']],
    ['an area that is not there', () => ({ area_id: 999_999 }), []],
    ['a priority', () => ({ priority: 'high' }), ['Urgent']],
    ['two priorities', () => ({ priority: 'high,medium', area_id: ids.region }), near],
    ['a type', () => ({ type: 'reminder' }), ['Urgent']],
    ['a type that none has', () => ({ type: 'service' }), []],
    ['a person', () => ({ assignee_id: acme.users['day-porter'] }), ['Of the porter']],
    ['nobody', () => ({ unassigned: true, area_id: ids.region }), near.filter((one) => one !== near[2])],
    ['the kind of the common area', () => ({ area_type_id: ids.spa }), ['In the spa']],
    ['a kind of its own', () => ({ area_type_id: ids.gym }), ['In a gym']],
    ['several at once', () => ({ area_id: ids.region, unassigned: true, priority: 'high' }), ['Urgent']],
  ])('keeps exactly the series of %s', async (_what, query, expected) => {
    expect(await titles(manager, query())).toEqual(expected);
  });

  it('means with "mine" whoever asks', async () => {
    expect(await titles(porter, { mine: true })).toEqual(['Of the porter']);
    expect(await titles(supervisor, { mine: true })).toEqual([]);
  });

  it('shows nothing out of scope', async () => {
    expect(await titles(supervisor)).toEqual(near);
    expect(await titles(supervisor, { area_id: ids.elsewhere })).toEqual([]);
    expect(await titles(supervisor, { health: 'none' })).toEqual(near);
    expect(await titles(manager, { health: 'none' })).toContain('Elsewhere');
  });

  it('judges how a series is done as the list shows it', async () => {
    const grades = async (query: object) => {
      app.setNow('2027-04-08T17:00:00Z');
      const client = await acme.signIn('manager');
      return titles(client, { q: 'graded', ...query });
    };
    const [good, edge, poor] = await Promise.all(
      ['Good', 'Edge', 'Poor'].map((word) => add(`${word} graded`)),
    );
    await work(good?.id ?? 0, [true, true, true, true, true]);
    await work(edge?.id ?? 0, [true, false, true, true, true]);
    await work(poor?.id ?? 0, [true, false, true, true]);
    await add('New graded');
    const [newest] = await sqlAs<{ id: number }>(app, acme, `select max(id) as id from task_series`);
    await sqlAs(app, acme, `update tasks set deleted_at = now() where series_id = $1`, [newest?.id]);
    expect(await grades({ health: 'good' })).toEqual(['Edge graded', 'Good graded']);
    expect(await grades({ health: 'poor' })).toEqual(['Poor graded']);
    expect(await grades({ health: 'none' })).toEqual(['New graded']);
    expect(await grades({ health: 'poor,none' })).toEqual(['New graded', 'Poor graded']);
    expect(await grades({ health: 'poor,none,good' })).toHaveLength(4);
    expect(await grades({ health: 'good', q: 'edge' })).toEqual(['Edge graded']);
    expect(await grades({ health: 'poor', area_id: ids.elsewhere })).toEqual([]);
    app.setNow(monday);
  });

  it('is refused with every other wrong one', async () => {
    const wrong = 'health=fine&type=x&priority=urgent&area_id=0&mine=maybe&unassigned=2&area_type_id=a';
    const answer = await manager.raw('GET', `/api/v1/core/task/series?${wrong}`);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).map((field) => field.split('.')[0])).toEqual(
      expect.arrayContaining(['health', 'type', 'priority', 'area_id', 'mine', 'unassigned', 'area_type_id']),
    );
  });
});
