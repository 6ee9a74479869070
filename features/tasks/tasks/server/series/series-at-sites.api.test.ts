import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Client, Company, TestApp } from '../../../../../tests/api/harness/index.ts';
import { weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { setUpSeries } from '../../../../../tests/api/harness/set-up-series.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { readSeries } from '../../../../../tests/api/harness/task-series.ts';
import { type SeriesSite, seriesSitesLimit, taskEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let supervisor: Client;

setUpSeries((given) => {
  ({ app, acme, rival, manager, supervisor } = given);
});

const siteOf = ({ jobId, buildingId }: Company['inScope']): SeriesSite => ({
  job_id: jobId,
  building_id: buildingId,
});

const begin = (client: Client, sites: readonly SeriesSite[], more: object = {}, headers = {}) =>
  client.call(taskEndpoints.createSeriesAtSites, {
    body: {
      description: 'Wipe the glass',
      type: 'service',
      recurrence: weekly('2027-03-05', 5),
      sites: [...sites],
      ...more,
    },
    headers,
  });

const seriesCount = async (): Promise<number> => {
  const [row] = await sqlAs<{ n: number }>(app, acme, 'select count(*)::int as n from task_series');
  return row?.n ?? 0;
};

const both = () => [siteOf(acme.inScope), siteOf(acme.outOfScope)];

describe('the same series at many sites', () => {
  it('begins at each of them, on record, with its tasks', async () => {
    const { status, payload } = await begin(manager, both());
    expect(status).toBe(200);
    expect(payload.failed).toEqual([]);
    expect(payload.done.map(({ job_id, building_id }) => ({ job_id, building_id }))).toEqual(both());
    for (const { series_id, job_id } of payload.done) {
      const series = await readSeries(manager, series_id);
      expect(series.job.id).toBe(job_id);
      expect(series.coming.filter(({ task }) => task).length).toBeGreaterThan(3);
      const entries = await sqlAs(
        app,
        acme,
        `select action from audit_log where entity = 'task-series' and entity_id = $1`,
        [series_id],
      );
      expect(entries).toEqual([{ action: 'series.created' }]);
    }
  });

  it('begins once at each, however often the same form is sent and with whichever sites', async () => {
    const form = { client_uuid: randomUUID() };
    const [first, second] = both() as [SeriesSite, SeriesSite];
    const one = await begin(manager, [first], form);
    const before = await seriesCount();
    const again = await begin(manager, [second, first], form);
    expect(again.payload.failed).toEqual([]);
    expect(again.payload.done.map(({ job_id }) => job_id)).toEqual([second.job_id, first.job_id]);
    expect(again.payload.done[1]).toEqual(one.payload.done[0]);
    expect(await seriesCount()).toBe(before + 1);
    const other = await begin(manager, [first], { client_uuid: randomUUID() });
    expect(other.payload.done[0]?.series_id).not.toBe(one.payload.done[0]?.series_id);
  });

  it('says of each site that refuses it why, and begins at the others', async () => {
    const assignee_user_ids = [acme.users.supervisor];
    const elsewhere = { ...siteOf(acme.inScope), building_id: acme.outOfScope.buildingId };
    const answer = await begin(
      manager,
      [...both(), elsewhere],
      { assignee_user_ids },
      {
        'accept-language': 'es',
      },
    );
    expect(answer.payload.done).toMatchObject([siteOf(acme.inScope)]);
    expect(answer.payload.failed).toEqual([
      {
        ...siteOf(acme.outOfScope),
        name: expect.stringMatching(/^J-2 /),
        reason: expect.stringContaining('trabajo'),
      },
      { ...elsewhere, name: expect.stringMatching(/^J-1 /), reason: expect.any(String) },
    ]);
    const setJob = (to: string) =>
      sqlAs(app, acme, 'update jobs set status = $1 where id = $2', [to, acme.outOfScope.jobId]);
    await setJob('inactive');
    expect((await begin(manager, both())).payload).toMatchObject({
      done: [siteOf(acme.inScope)],
      failed: [{ job_id: acme.outOfScope.jobId, reason: expect.stringContaining('not active') }],
    });
    await setJob('active');
  });

  it('begins once, however often the same call comes', async () => {
    const before = await seriesCount();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await begin(manager, both(), {}, key);
    const again = await begin(manager, both(), {}, key);
    expect(again.payload).toEqual(first.payload);
    expect(await seriesCount()).toBe(before + 2);
  });

  it('begins nowhere when a site is out of sight, or not at all allowed', async () => {
    const before = await seriesCount();
    expect((await begin(await acme.signIn('sales-rep'), both())).status).toBe(403);
    const hidden = { status: 422, errors: { sites: [expect.any(String)] } };
    expect(await begin(supervisor, both())).toMatchObject(hidden);
    expect(await begin(manager, [siteOf(acme.inScope), siteOf(rival.inScope)])).toMatchObject(hidden);
    const many = Array.from({ length: seriesSitesLimit + 1 }, (_, at) => ({
      job_id: at + 1,
      building_id: 1,
    }));
    for (const sites of [many, [], [siteOf(acme.inScope), siteOf(acme.inScope)]])
      expect((await begin(manager, sites)).errors).toHaveProperty('sites');
    const blank = await begin(manager, both(), { description: '', recurrence: { rule: {} } });
    expect(Object.keys(blank.errors)).toEqual(
      expect.arrayContaining(['description', 'recurrence.rule.freq']),
    );
    expect(await seriesCount()).toBe(before);
  });
});
