import { expect, it } from 'vitest';
import {
  type Client,
  type Company,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import { weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { setUpSeries } from '../../../../../tests/api/harness/set-up-series.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { createSeries, readSeries } from '../../../../../tests/api/harness/task-series.ts';
import { figureList, taskDashboardEndpoints, taskEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;
let setNow: (moment: string) => void;

setUpSeries((given) => {
  ({ app, acme, manager } = given);
  setNow = (moment) => given.app.setNow(moment);
});

const march = { from: '2027-03-01', to: '2027-03-31' };

/** On time and due, as the dashboard, the page of the series and its list say. */
const healths = async (id: number) => {
  const read = await manager.call(taskDashboardEndpoints.getTaskDashboard, {
    query: { range: 'custom', ...march },
  });
  const { value, of } = read.payload.kpis.series_on_time_rate;
  const { health } = await readSeries(manager, id);
  const listed = await manager.call(taskEndpoints.listSeries, { query: {} });
  const dates = await manager.call(taskEndpoints.listTasks, {
    query: figureList('series_on_time_rate', march),
  });
  return {
    dashboard: [value, of],
    page: [health.rate === null ? null : health.rate / 100, health.due],
    list: [(listed.payload.rows[0]?.health.rate ?? Number.NaN) / 100, listed.payload.rows[0]?.health.due],
    dates: dates.payload.total,
  };
};

it('is one number everywhere: of the dates due by now, those whose work was done in time', async () => {
  const { id, task } = await createSeries(manager, acme, weekly('2027-03-05', 5));
  // The work was done on Friday; somebody closes it on Monday.
  setNow('2027-03-08T17:00:00Z');
  await transitionTask(manager, task.id, 'close', { serviced_at: '2027-03-05T20:00:00Z' });
  // Three more Fridays of the month are still to come.
  expect(await healths(id)).toEqual({ dashboard: [1, 1], page: [1, 1], list: [1, 1], dates: 1 });
  setNow('2027-03-14T17:00:00Z');
  expect(await healths(id)).toEqual({ dashboard: [0.5, 2], page: [0.5, 2], list: [0.5, 2], dates: 2 });
});

it.each([
  ['America/New_York', 'America/Denver'],
  ['Pacific/Honolulu', 'America/Denver'],
  ['America/Denver', 'Pacific/Honolulu'],
])(
  'an occurrence takes time from the midnight of its day in %s on, for a company of %s',
  async (there, here) => {
    const setZone = (table: string, zone: string, id: number) =>
      sqlAs(app, acme, `update ${table} set time_zone = $1 where id = $2`, [zone, id]);
    await setZone('buildings', there, acme.inScope.buildingId);
    await setZone('organizations', here, acme.organizationId);
    await sqlAs(app, acme, 'update tasks set deleted_at = now()');
    const { task } = await createSeries(manager, acme, weekly('2027-03-05', 5));
    const midnight = await sqlAs<{ at: string }>(
      app,
      acme,
      "select to_char(('2027-03-05'::timestamp at time zone $1) at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"') as at",
      [there],
    );
    setNow(new Date(Date.parse(midnight[0]?.at ?? '') + 10 * 3_600_000).toISOString());
    await transitionTask(manager, task.id, 'close');
    const read = await manager.call(taskDashboardEndpoints.getTaskDashboard, {
      query: { range: 'custom', ...march },
    });
    expect(read.payload.kpis.hours_to_close).toMatchObject({ value: 10, mean: 10, of: 1 });
  },
);
