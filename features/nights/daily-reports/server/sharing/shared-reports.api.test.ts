import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import { sharingEndpoints } from '#features/sites/sharing/contract';
import {
  type Client,
  type Company,
  createClient,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { addDoors, finalNight, writeNight } from '../../../../../tests/api/harness/nights.ts';
import {
  type DailyReport,
  partsToShow,
  reportDashboardEndpoints,
  reportEndpoints,
  reportListEndpoints,
  sharedReportEndpoints,
  shownEndpoints,
} from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let viewer: Client;
let rival: Client;
let doors: number[];
let photo: Blob;

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2026-03-10T17:00:00Z' });
  ({ app, acme } = started);
  rival = await started.rival.signIn('admin');
  admin = await acme.signIn('admin');
  supervisor = await acme.signIn('supervisor');
  viewer = await acme.signIn('viewer');
  doors = await addDoors(app, acme, 2);
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#4477aa' } })
    .jpeg()
    .toBuffer();
  photo = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
});
afterAll(() => app.close());

let day = 0;

const nextNight = (): string => {
  day += 1;
  return `2026-01-${String(day).padStart(2, '0')}`;
};

const night = (write = finalNight) =>
  write(supervisor, acme, nextNight(), [
    { place_id: doors[0] ?? 0 },
    { place_id: doors[1] ?? 0, result: 'found_unlocked', checked_at: '23:40', note: 'SECRET note' },
  ]);

const addPhoto = (id: number, body: object) =>
  supervisor.send(reportEndpoints.addReportFiles, {
    params: { id },
    body: { ...body, comments: [] },
    files: [{ field: 'files', file: photo, name: 'private-name.jpg' }],
  });

const show = (client: Client, id: number, marks: object[]) =>
  client.send(shownEndpoints.showToClient, { params: { id }, body: { marks: marks } });

const showAll = (report: DailyReport) =>
  show(
    supervisor,
    report.id,
    partsToShow(report).map(({ words: _words, ...mark }) => ({ ...mark, public: true })),
  );

const share = (client: Client, id: number) =>
  client.call(sharedReportEndpoints.getDailyReportShareLink, { params: { id } });

const visit = async (id: number): Promise<Client> => {
  const { token } = (await share(supervisor, id)).payload;
  const stranger = createClient(app);
  await stranger.raw('GET', `/r/${token}`);
  return stranger;
};

const look = (stranger: Client) =>
  stranger.call(sharedReportEndpoints.getSharedDailyReport, { params: { orgSlug: 'acme' } });

const read = async (client: Client, id: number) =>
  (await client.call(reportEndpoints.getDailyReport, { params: { id } })).payload;

/** Final, with a photo of a door, of an incident and of the night. */
const withPhotos = async (): Promise<DailyReport> => {
  const report = await night(writeNight);
  await addPhoto(report.id, { of: 'tenant', place_id: doors[1] });
  await addPhoto(report.id, { of: 'incident', incident_uuid: report.incidents[0]?.client_uuid });
  await addPhoto(report.id, { of: 'report' });
  return (await supervisor.call(reportEndpoints.finalizeDailyReport, { body: { id: report.id } })).payload;
};

const secrets = ['SECRET', 'private-name', '@', '"id"', '_id"', 'uuid', 'headcount', 'alarm', 'supplies'];

describe('the page of a shared report', () => {
  it('shows doors with result, time and first names, and nothing else that was not shown', async () => {
    const { id } = await withPhotos();
    const { status, text, payload } = await look(await visit(id));
    expect(status, text).toBe(200);
    expect(payload).toMatchObject({
      building: { zip: '80202' },
      doors: { required: 2, checked: 2, unlocked: 1 },
      comments: '',
      incidents: [],
      pictures: [],
    });
    const tenants = payload.places.filter(({ kind }) => kind === 'tenant');
    expect(tenants.map(({ suite, result, checked_at }) => [suite, result, checked_at])).toEqual([
      ['101', 'locked', '23:10'],
      ['102', 'found_unlocked', '23:40'],
    ]);
    expect(tenants[0]?.checked_by).toBe('CANARY-acme s.');
    for (const secret of secrets) expect(text, secret).not.toContain(secret);
    expect(tenants[0]).not.toHaveProperty('entered_at');
  });

  it('shows what somebody has shown, until it is hidden again', async () => {
    const report = await withPhotos();
    const marked = await showAll(report);
    expect(marked.payload.timeline.at(-1)).toMatchObject({ action: 'daily-report.shown' });
    const stranger = await visit(report.id);
    const { payload } = await look(stranger);
    expect(payload).toMatchObject({
      comments: 'SECRET comments',
      incidents: [{ description: 'SECRET leak', pictures: [{}] }],
      pictures: [{}],
    });
    const door = payload.places.find(({ suite }) => suite === '102');
    expect(door).toMatchObject({ note: 'SECRET note', pictures: [{}] });
    const url = door?.pictures[0]?.thumb_url ?? '';
    expect((await createClient(app).raw('GET', url)).status).toBe(200);
    const { incidents } = report;
    await show(supervisor, report.id, [
      { of: 'comments', public: false },
      { of: 'incident', id: incidents[0]?.id, public: false },
    ]);
    const later = (await look(stranger)).payload;
    expect([later.comments, later.incidents]).toEqual(['', []]);
    const inside = payload.incidents[0]?.pictures[0]?.thumb_url ?? '';
    expect((await createClient(app).raw('GET', inside)).status).toBe(404);
  });

  it('is not there while the report is open again, nor once it is deleted', async () => {
    const { id } = await night();
    const stranger = await visit(id);
    await admin.call(reportEndpoints.reopenDailyReport, { body: { id, reason: 'A wrong time' } });
    expect(await look(stranger)).toMatchObject({ status: 410, code: 'link_unavailable' });
    await supervisor.call(reportEndpoints.finalizeDailyReport, { body: { id } });
    expect((await look(stranger)).status).toBe(200);
    await admin.call(reportEndpoints.deleteFinalDailyReport, { params: { id } });
    expect((await look(stranger)).status).toBe(410);
  });

  it('opens with its own token alone', async () => {
    expect((await look(createClient(app))).status).toBe(401);
    const stranger = await visit((await night()).id);
    const elsewhere = { params: { orgSlug: 'rival' } };
    expect((await stranger.call(sharedReportEndpoints.getSharedDailyReport, elsewhere)).status).toBe(401);
    const [job] = (await stranger.call(sharingEndpoints.listSharedJobs, { params: { orgSlug: 'acme' } }))
      .payload;
    expect(job).toEqual({ job_number: 'J-1', job_name: 'CANARY-acme J-1' });
  });
});

describe('the link of a report', () => {
  it('is made once, and leaves a trace', async () => {
    const { id, can } = await night();
    expect(can).toMatchObject({ share: true, show: true });
    const first = (await share(supervisor, id)).payload;
    expect((await share(admin, id)).payload.url).toBe(first.url);
    expect(
      (await read(admin, id)).timeline.map(({ action }) => action).filter((one) => one.endsWith('shared')),
    ).toEqual(['daily-report.shared']);
    const revoked = await supervisor.call(sharingEndpoints.revokeShareLink, { params: { id: first.id } });
    expect(revoked.payload.revoked).toBe(true);
  });

  it('is refused before the report is final, without the flag, and elsewhere', async () => {
    const open = await night(writeNight);
    expect(open.can.share).toBe(false);
    expect(await share(supervisor, open.id)).toMatchObject({ status: 409, code: 'daily_report_not_shared' });
    const { id } = await night();
    expect((await share(viewer, id)).status).toBe(403);
    expect((await share(await acme.signIn('nobody'), id)).status).toBe(403);
    expect((await share(rival, id)).status).toBe(404);
  });
});

describe('what the client sees', () => {
  it('is said of parts that are there, by whoever may write', async () => {
    const { id } = await night();
    const wrong = await show(supervisor, id, [
      { of: 'comments', public: true },
      { of: 'note', id: 999_999, public: true },
      { of: 'photo', public: true },
    ]);
    expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['marks.2.id']]);
    const unknown = await show(supervisor, id, [
      { of: 'comments', public: true },
      { of: 'note', id: 999_999, public: true },
    ]);
    expect([unknown.status, Object.keys(unknown.errors)]).toEqual([422, ['marks.1.id']]);
    const torn = await show(supervisor, id, [
      { of: 'comments', public: false },
      { of: 'comments', public: true },
    ]);
    expect([torn.status, Object.keys(torn.errors)]).toEqual([422, ['marks.1.public']]);
    expect((await read(supervisor, id)).comments_public).toBe(false);
    expect((await show(viewer, id, [{ of: 'comments', public: true }])).status).toBe(403);
    expect((await show(rival, id, [{ of: 'comments', public: true }])).status).toBe(404);
  });

  it('is internal again where the words are changed', async () => {
    const report = await night(writeNight);
    await showAll(report);
    const { id, incidents } = report;
    await supervisor.call(reportEndpoints.updateDailyReport, {
      params: { id },
      body: { general_comments: { description: 'Other words' } },
    });
    const now = await read(supervisor, id);
    expect(now.comments_public).toBe(false);
    expect(now.checks.find(({ suite }) => suite === '102')?.note_public).toBe(true);
    expect(now.incidents[0]).toMatchObject({ id: incidents[0]?.id, public: true });
  });

  it('is not told by filters or figures either', async () => {
    const { id } = await night();
    const list = async (query: object) =>
      (
        await viewer.send(reportListEndpoints.listDailyReports, {
          query: { per_page: 100, ...query },
        })
      ).payload.rows.map((row) => row.id);
    const all = await list({});
    expect(all).toContain(id);
    for (const query of [{ incidents: false }, { comments: false }, { headcount: false }])
      expect([query, await list(query)]).toEqual([query, all]);
    for (const query of [
      { incidents: true },
      { incident_kind: ['other'] },
      { comments: true },
      { headcount: true },
    ])
      expect([query, await list(query)]).toEqual([query, []]);
    const { status, text, payload } = await viewer.send(reportDashboardEndpoints.getReportDashboard, {
      query: { range: 'custom', from: '2026-01-01', to: '2026-01-31' },
    });
    expect(status, text).toBe(200);
    expect(text).not.toContain('SECRET');
    expect(payload.kpis).not.toHaveProperty('attendance_rate');
    expect(payload.kpis).not.toHaveProperty('incidents');
    expect(payload).toMatchObject({
      charts: { incidents: [], missing: [] },
      comments: { count: 0, rows: [] },
    });
  });

  it('is internal again where the comment of a photo is changed, not where it keeps its words', async () => {
    const { id } = await night(writeNight);
    await addPhoto(id, { of: 'report' });
    await showAll(await read(supervisor, id));
    const change = async (body: object) => {
      const [file] = (await read(supervisor, id)).files;
      const { payload } = await supervisor.call(fileEndpoints.updateFile, {
        params: { id: file?.id ?? 0 },
        body: { name: 'photo.jpg', updated_at: file?.updated_at ?? '', ...body },
      });
      return payload;
    };
    expect((await change({})).visibility).toBe('public');
    const reworded = await change({ comment: 'Other words' });
    expect(reworded.visibility).toBe('internal');
    const [file] = (await read(supervisor, id)).files;
    expect(file).toMatchObject({ visibility: 'internal', updated_at: reworded.updated_at });
  });

  it('is what clients with a login read too, photos included', async () => {
    const report = await withPhotos();
    const own = await read(viewer, report.id);
    expect(JSON.stringify(own)).not.toContain('SECRET');
    expect(own.checks.find(({ suite }) => suite === '101')?.checked_by?.name).toBe('CANARY-acme s.');
    const listed = await viewer.call(reportListEndpoints.listDailyReports, { query: {} });
    for (const text of [JSON.stringify(own), listed.text]) expect(text).not.toContain('acme supervisor');
    expect(own).toMatchObject({
      supervisor: null,
      finalized_by: null,
      headcount: { present: null },
      alarm: { set: null },
      incidents: [],
      files: [],
    });
    const { rows } = (await viewer.send(reportListEndpoints.listDailyReports, { query: { per_page: 100 } }))
      .payload;
    expect(rows.find(({ id }) => id === report.id)).toMatchObject({
      headcount: { planned: null, present: null },
      incident_count: 0,
    });
    const [file] = report.files;
    const picture = () =>
      viewer.send(fileEndpoints.getFile, { params: { photoId: file?.id ?? 0 }, query: {} });
    expect((await picture()).status).toBe(404);
    await showAll(report);
    expect((await picture()).status).toBe(200);
    expect(await read(viewer, report.id)).toMatchObject({
      general_comments: { description: 'SECRET comments' },
      absences: [],
    });
  });
});
