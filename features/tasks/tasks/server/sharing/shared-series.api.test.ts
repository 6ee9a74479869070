import { describe, expect, it } from 'vitest';
import { sharingEndpoints } from '#features/sites/sharing/contract';
import {
  type Client,
  type Company,
  createClient,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { monday, setUpSeries } from '../../../../../tests/api/harness/set-up-series.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { createSeries, inputOf, readSeries, rowsOf } from '../../../../../tests/api/harness/task-series.ts';
import { splitSeries, updateSeries } from '../../../../../tests/api/harness/update-series.ts';
import { sharedTaskEndpoints, taskEndpoints } from '../../contract/index.ts';
import { generateSeries } from '../series/generate-series.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let supervisor: Client;
let manager: Client;

setUpSeries(
  (given) => {
    ({ app, acme, rival, supervisor, manager } = given);
  },
  { PUBLIC_URL: 'https://cora.example.com' },
);

const fridays = weekly('2027-03-05', 5);

const share = (id: number, client = supervisor) =>
  client.call(sharedTaskEndpoints.getSeriesShareLink, { params: { id } });

const follow = async (token: string): Promise<Client> => {
  const stranger = createClient(app);
  await stranger.raw('GET', `/r/${token}`);
  return stranger;
};

const look = (stranger: Client, id: number, orgSlug = 'acme') =>
  stranger.call(sharedTaskEndpoints.getSharedSeries, { params: { orgSlug, id } });

/** A series, and a stranger who followed its link. */
const shared = async (more: object = {}) => {
  const { id } = await createSeries(supervisor, acme, fridays, more);
  const link = (await share(id)).payload;
  return { id, link, stranger: await follow(link.token) };
};

describe('the link of a series', () => {
  it('is made once, leaves one trace and one event, and leads to its page', async () => {
    const { id, link } = await shared();
    expect(link.url).toBe(`https://cora.example.com/r/${link.token}`);
    expect(link.expires_at).toBe('2027-03-31T17:00:00Z');
    expect((await share(id)).payload).toMatchObject({ id: link.id, token: link.token });
    for (const [table, name] of [
      ['audit_log', 'action'],
      ['events', 'name'],
    ]) {
      const traces = await sqlAs(
        app,
        acme,
        `select from ${table} where entity = 'task-series' and entity_id = $1 and ${name} = 'series.shared'`,
        [id],
      );
      expect(traces, table).toHaveLength(1);
    }
    const answer = await createClient(app).raw('GET', `/r/${link.token}`);
    expect([answer.status, answer.headers.location]).toEqual([302, `/acme/task/series/${id}`]);
    expect((await readSeries(supervisor, id)).can.share).toBe(true);
  });

  it('is only for public series, in sight, of people who may change tasks', async () => {
    const internal = await createSeries(supervisor, acme, fridays, { internal_only: true });
    expect(await share(internal.id)).toMatchObject({ status: 409, code: 'internal_not_shared' });
    expect((await readSeries(supervisor, internal.id)).can.share).toBe(false);
    const { id } = await createSeries(supervisor, acme, fridays);
    for (const who of ['viewer', 'nobody'] as const) {
      expect((await share(id, await acme.signIn(who))).status, who).toBe(403);
    }
    const viewer = await acme.signIn('viewer');
    expect((await readSeries(viewer, id)).can.share).toBe(false);
    expect((await share(id, await rival.signIn('admin'))).status).toBe(404);
    const away = await manager.call(taskEndpoints.createTask, {
      body: {
        ...inputOf(acme, fridays),
        job_id: acme.outOfScope.jobId,
        building_id: acme.outOfScope.buildingId,
      },
    });
    expect((await share(away.payload.series?.id ?? 0)).status).toBe(404);
    expect((await share(away.payload.series?.id ?? 0, manager)).status).toBe(200);
    expect((await share(2_000_000_000)).status).toBe(404);
    await manager.call(taskEndpoints.deleteSeries, { params: { id } });
    expect((await share(id, manager)).status).toBe(404);
  });

  it('is revoked by whoever may share the series, at once', async () => {
    const { id, link, stranger } = await shared();
    const revoke = (client: Client) =>
      client.call(sharingEndpoints.revokeShareLink, { params: { id: link.id } });
    expect((await revoke(await acme.signIn('viewer'))).status).toBe(403);
    expect((await revoke(await acme.signIn('nobody'))).status).toBe(404);
    expect((await revoke(await rival.signIn('admin'))).status).toBe(404);
    expect((await look(stranger, id)).status).toBe(200);
    expect((await revoke(supervisor)).payload.revoked).toBe(true);
    expect(await look(stranger, id)).toMatchObject({ status: 410, code: 'link_expired' });
    const again = (await share(id)).payload;
    expect(again.token).not.toBe(link.token);
    expect((await look(await follow(again.token), id)).status).toBe(200);
  });
});

describe('the token of a series', () => {
  it('opens no task, not even its own, as that of a task opens no series', async () => {
    const { id, stranger } = await shared();
    const { task } = await createSeries(supervisor, acme, fridays);
    const [occurrence] = await rowsOf(app, acme, id);
    const lookAtTask = (who: Client, taskId: number) =>
      who.call(sharedTaskEndpoints.getSharedTask, { params: { orgSlug: 'acme', id: taskId } });
    expect((await look(stranger, id)).status).toBe(200);
    for (const taskId of [occurrence?.id ?? 0, id]) {
      expect((await lookAtTask(stranger, taskId)).status).toBe(401);
    }
    const link = await supervisor.call(sharedTaskEndpoints.getTaskShareLink, { params: { id: task.id } });
    const other = await follow(link.payload.token);
    expect((await lookAtTask(other, task.id)).status).toBe(200);
    for (const seriesId of [task.series?.id ?? 0, task.id]) {
      expect((await look(other, seriesId)).status).toBe(401);
    }
  });

  it('opens no other series and no other organization', async () => {
    const [mine, other] = [await shared(), await shared()];
    expect((await look(mine.stranger, other.id)).status).toBe(401);
    expect((await look(mine.stranger, mine.id, 'rival')).status).toBe(401);
    const theirs = await createSeries(await rival.signIn('admin'), rival, fridays);
    expect((await look(mine.stranger, theirs.id)).status).toBe(401);
    expect((await look(mine.stranger, theirs.id, 'rival')).status).toBe(401);
    expect((await look(supervisor, mine.id)).status).toBe(401);
    expect((await look(createClient(app), mine.id)).status).toBe(401);
    const place = await mine.stranger.call(sharingEndpoints.listSharedJobs, { params: { orgSlug: 'acme' } });
    expect(place.payload).toEqual([{ job_number: 'J-1', job_name: 'CANARY-acme J-1' }]);
  });

  it('shows nothing of a series that became internal or is gone', async () => {
    const { id, stranger } = await shared();
    const changed = await updateSeries(manager, id, { scope: 'all', internal_only: true });
    expect(changed.status).toBe(200);
    expect(await look(stranger, id)).toMatchObject({ status: 410, code: 'link_unavailable' });
    const place = await stranger.call(sharingEndpoints.listSharedJobs, { params: { orgSlug: 'acme' } });
    expect(place).toMatchObject({ status: 410, code: 'link_unavailable' });
    const gone = await shared();
    await manager.call(taskEndpoints.deleteSeries, { params: { id: gone.id } });
    expect(await look(gone.stranger, gone.id)).toMatchObject({ status: 410, code: 'link_unavailable' });
  });
});

describe('the page of a shared series', () => {
  it('shows rule, place, coming dates and how past ones came out', async () => {
    const { id, stranger } = await shared({ title: 'Lobby' });
    const [first] = await rowsOf(app, acme, id);
    const close = { id: first?.id ?? 0, transition: 'close', note: 'INTERNAL note' };
    expect((await manager.send(taskEndpoints.transitionTask, { body: close })).status).toBe(200);
    app.setNow('2027-03-17T17:00:00Z');
    const { payload } = await look(stranger, id);
    expect(payload).toMatchObject({
      title: 'Lobby',
      description: 'Strip and wax the lobby',
      status: 'active',
      type: 'periodic_work',
      building: { name: 'CANARY-acme J-1', zip: '80202', time_zone: 'America/Denver' },
      rule: { freq: 'week', every: 1, weekdays: [5], start_on: '2027-03-05' },
      based_on: 'scheduled',
    });
    expect(payload.history).toMatchObject([
      { shown_on: '2027-03-12', instead_of: null, outcome: 'missed', serviced_at: null },
      { shown_on: '2027-03-05', instead_of: null, outcome: 'on_time', serviced_at: monday },
    ]);
    expect(payload.coming).toHaveLength(12);
    expect(payload.coming[0]).toEqual({ shown_on: '2027-03-19', instead_of: null, status: 'scheduled' });
    expect(payload.coming.at(-1)).toEqual({ shown_on: '2027-06-04', instead_of: null, status: null });
    expect(payload.health).toEqual({ due: 2, on_time: 1, late: 0, missed: 1, skipped: 0, rate: 50 });
  });

  it('names no ids, no tasks, no people and nothing internal', async () => {
    const secret = { po_number: 'PO-SECRET', client_requested_by: 'Carla Secret' };
    const { id, stranger } = await shared({ ...secret, assignee_user_ids: [acme.users.supervisor] });
    await manager.call(taskEndpoints.skipOccurrence, {
      params: { id },
      body: { date: '2027-12-31', note: 'INTERNAL words' },
    });
    const answer = await look(stranger, id);
    expect(answer.status).toBe(200);
    for (const word of [
      'SECRET',
      'Secret',
      'INTERNAL',
      'supervisor',
      '"id"',
      '_id',
      'number',
      '2027-12-31',
    ]) {
      expect(answer.text, word).not.toContain(word);
    }
    expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    expect((await share(id)).payload.views).toBe(1);
  });

  it('leaves out internal occurrences, and does not count them', async () => {
    const { id, stranger } = await shared();
    await sqlAs(
      app,
      acme,
      `update tasks set internal_only = true, visibility = 'internal'
        where series_id = $1 and occurrence_date in ('2027-03-05', '2027-03-19')`,
      [id],
    );
    app.setNow('2027-03-17T17:00:00Z');
    const { payload } = await look(stranger, id);
    expect(payload.history.map(({ shown_on }) => shown_on)).toEqual(['2027-03-12']);
    expect(payload.coming[0]?.shown_on).toBe('2027-03-26');
    expect(payload.health).toMatchObject({ due: 1, missed: 1 });
    expect((await readSeries(manager, id)).health).toMatchObject({ due: 2, missed: 2 });
  });

  it('goes on with the series that continues it, as if they were one', async () => {
    const { id, stranger } = await shared();
    const rows = await rowsOf(app, acme, id);
    const close = { id: rows[0]?.id ?? 0, transition: 'close' as const };
    app.setNow('2027-03-05T20:00:00Z');
    await manager.call(taskEndpoints.transitionTask, { body: close });
    const title = 'Wax on Fridays';
    const { id: second } = await splitSeries(manager, id, '2027-03-12', { title });
    await manager.call(taskEndpoints.skipOccurrence, {
      params: { id: second },
      body: { date: '2027-03-19', note: 'Rented out' },
    });
    const answer = await look(stranger, id);
    expect(answer.payload).toMatchObject({
      title,
      status: 'active',
      history: [{ outcome: 'skipped' }, { shown_on: '2027-03-05', outcome: 'on_time' }],
      health: { on_time: 0, skipped: 1 },
    });
    expect(answer.payload.coming.slice(0, 2).map(({ shown_on }) => shown_on)).toEqual([
      '2027-03-12',
      '2027-03-26',
    ]);
    for (const hidden of [second, ...rows.map((row) => row.id)]) {
      expect(answer.text).not.toMatch(new RegExp(`[:,[]${hidden}[,}\\]]`));
    }
    expect((await look(stranger, second)).status).toBe(401);

    const { id: third } = await splitSeries(manager, second, '2027-04-02', { title, internal_only: true });
    const until = await look(stranger, id);
    expect(until.payload.coming.map(({ shown_on }) => shown_on)).toEqual(['2027-03-12', '2027-03-26']);
    expect(until.payload.status).toBe('ended');
    expect((await look(stranger, third)).status).toBe(401);
  });

  it('shows the planned dates before a split far ahead, and what holds until then', async () => {
    const { id, stranger } = await shared({ title: 'Lobby' });
    const before = (await look(stranger, id)).payload;
    const { id: second } = await splitSeries(manager, id, '2027-05-14', { title: 'Wax from May on' });
    const { payload } = await look(stranger, id);
    expect(payload.coming).toEqual(before.coming);
    expect(payload.coming.map(({ shown_on }) => shown_on)).toEqual(
      [await readSeries(manager, id), await readSeries(manager, second)]
        .flatMap(({ coming }) => coming.map(({ shown_on }) => shown_on))
        .slice(0, 12),
    );
    expect(payload).toMatchObject({ title: 'Lobby', status: 'active' });
    app.setNow('2027-05-20T17:00:00Z');
    await generateSeries(app.wiring, acme.organizationId);
    const later = await follow((await share(id)).payload.token);
    expect((await look(later, id)).payload).toMatchObject({ title: 'Wax from May on', status: 'active' });
  });

  it('tells dates that a weekend moved, and nothing ahead of a paused series', async () => {
    const { id } = await createSeries(
      supervisor,
      acme,
      weekly('2027-03-06', 6, { shift_rule: 'next_business_day' }),
    );
    const stranger = await follow((await share(id)).payload.token);
    const [first] = (await look(stranger, id)).payload.coming;
    expect(first).toMatchObject({ shown_on: '2027-03-08', instead_of: '2027-03-06' });
    await supervisor.call(taskEndpoints.pauseSeries, { params: { id } });
    expect((await look(stranger, id)).payload).toMatchObject({ status: 'paused', coming: [] });
  });
});
