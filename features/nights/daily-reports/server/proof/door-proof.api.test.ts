import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharingEndpoints } from '#features/sites/sharing/contract';
import { tinyPicture } from '#platform/server/testing/sample';
import {
  type Client,
  type Company,
  createClient,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { addDoors, finalNight, writeNight } from '../../../../../tests/api/harness/nights.ts';
import { pdfWords } from '../../../../../tests/api/harness/pdf-words.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { proofEndpoints, reportEndpoints, shownEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let viewer: Client;
let rival: Client;
let door: number;
let other: number;

const march = { from: '2026-03-01', to: '2026-03-05' };

const proof = (client: Client, query: object = {}) =>
  client.send(proofEndpoints.getDoorProof, {
    query: { job: acme.inScope.jobId, tenant: door, ...march, ...query },
  });

const share = (client: Client, query: object = {}) =>
  client.send(proofEndpoints.getDoorProofShareLink, {
    query: { job: acme.inScope.jobId, tenant: door, ...march, ...query },
  });

const look = (stranger: Client) =>
  stranger.call(proofEndpoints.getSharedDoorProof, { params: { orgSlug: 'acme' } });

const visit = async (query: object = {}): Promise<Client> => {
  const { token } = (await share(supervisor, query)).payload;
  const stranger = createClient(app);
  await stranger.raw('GET', `/r/${token}`);
  return stranger;
};

/** The 1st locked, the 2nd found open, the 3rd not final, the 4th owed and not written, the 5th nothing. */
beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2026-03-10T17:00:00Z' });
  ({ app, acme } = started);
  [admin, supervisor, viewer] = (await Promise.all(
    (['admin', 'supervisor', 'viewer'] as const).map(acme.signIn),
  )) as [Client, Client, Client];
  rival = await started.rival.signIn('admin');
  [door = 0, other = 0] = await addDoors(app, acme, 2);
  const beside = { place_id: other };
  await finalNight(supervisor, acme, '2026-03-01', [{ place_id: door, checked_at: '22:10' }, beside]);
  await finalNight(supervisor, acme, '2026-03-02', [
    { place_id: door, result: 'found_unlocked', checked_at: '00:40', note: 'SECRET note' },
    beside,
  ]);
  await writeNight(supervisor, acme, '2026-03-03', [{ place_id: door, checked_at: '23:00' }, beside]);
  await sqlAs(
    app,
    acme,
    `insert into service_days (organization_id, work, day, job_id, building_id)
     select ${acme.organizationId}, 'nightly_report', date '2026-02-28' + n, ${acme.inScope.jobId},
       ${acme.inScope.buildingId} from generate_series(1, 4) n`,
  );
});
afterAll(() => app.close());

describe('the nights of a door', () => {
  it('are all there, the latest first, with result, time and by whom', async () => {
    const { status, payload, text } = await proof(supervisor);
    expect(status, text).toBe(200);
    expect(payload.tenant).toMatchObject({ id: door, suite: '101' });
    expect(
      payload.nights.map(({ night, owed, final, door: one }) => [
        ...[night, owed, final, one?.result ?? null, one?.checked_at ?? null],
      ]),
    ).toEqual([
      ['2026-03-05', false, false, null, null],
      ['2026-03-04', true, false, null, null],
      ['2026-03-03', true, false, 'locked', '23:00'],
      ['2026-03-02', true, true, 'found_unlocked', '00:40'],
      ['2026-03-01', true, true, 'locked', '22:10'],
    ]);
    expect(payload.nights[3]?.door).toMatchObject({
      note: 'SECRET note',
      note_public: false,
      edits: 0,
      checked_by: { id: acme.users.supervisor },
    });
    expect(payload.summary).toEqual({
      nights: 4,
      locked: 2,
      unlocked: 1,
      earliest: '22:10',
      latest: '00:40',
    });
    expect(payload.can.share).toBe(true);
  });

  it('are the last thirty unless somebody asks for others', async () => {
    app.setNow('2026-03-06T17:00:00Z');
    const { payload } = await proof(supervisor, { from: undefined, to: undefined });
    expect([payload.from, payload.to, payload.nights.length]).toEqual(['2026-02-04', '2026-03-05', 30]);
    app.setNow('2026-03-10T17:00:00Z');
  });

  it('are refused in the wrong order, too many at once, and of a door that is not of the site', async () => {
    expect(await proof(supervisor, { from: '2026-03-02', to: '2026-03-01' })).toMatchObject({
      status: 422,
      errors: { to: ['The last night is before the first one.'] },
    });
    expect((await proof(supervisor, { from: '2024-01-01', to: '2026-03-01' })).errors).toHaveProperty('from');
    const endless = { from: '2000-01-01', to: undefined };
    const paper = supervisor.send(proofEndpoints.getDoorProofPdf, {
      query: { job: acme.inScope.jobId, tenant: door, from: '2000-01-01' },
    });
    for (const answer of [await proof(supervisor, endless), await share(supervisor, endless), await paper])
      expect(answer).toMatchObject({ status: 422, errors: { from: ['At most 366 nights at once.'] } });
    const ancient = await proof(supervisor, { from: '1999-12-31', to: '1999-12-31' });
    expect([ancient.status, Object.keys(ancient.errors)]).toEqual([422, ['from', 'to']]);
    expect(Object.keys((await proof(supervisor, { job: 'x', tenant: 0 })).errors)).toEqual(['job', 'tenant']);
    expect((await proof(supervisor, { tenant: 999_999 })).status).toBe(404);
    expect((await proof(supervisor, { job: acme.outOfScope.jobId })).status).toBe(404);
    expect((await proof(rival)).status).toBe(404);
    expect((await proof(await acme.signIn('nobody'))).status).toBe(403);
  });

  it('say to clients with a login what a link would say', async () => {
    const { payload, text } = await proof(viewer);
    expect(text).not.toContain('SECRET');
    expect(text).not.toContain('acme supervisor');
    const door = payload.nights.at(-1)?.door;
    expect(door).toMatchObject({ checked_by: { name: 'CANARY-acme s.' }, entered_at: null });
    expect(payload.nights[2]).toMatchObject({ night: '2026-03-03', report: null, door: null });
    expect(payload.can.share).toBe(false);
  });
});

describe('the link to the nights of a door', () => {
  it('shows final reports of this door and these nights alone, with first names', async () => {
    const { status, text, payload } = await look(await visit());
    expect(status, text).toBe(200);
    expect(payload).toMatchObject({ ...march, tenant: { suite: '101' }, building: { zip: '80202' } });
    expect(payload.nights.map(({ door: one }) => one?.result ?? null)).toEqual([
      ...[null, null, null, 'found_unlocked', 'locked'],
    ]);
    expect(payload.nights[3]?.door?.checked_by).toBe('CANARY-acme s.');
    const secrets = ['SECRET', '"id"', '_id"', '@', 'Tenant 2', 'user'];
    for (const secret of secrets) expect(text, secret).not.toContain(secret);
  });

  it('shows a note once somebody has shown it', async () => {
    const { payload } = await proof(supervisor);
    const id = payload.nights[3]?.report?.id ?? 0;
    const { checks } = (await supervisor.call(reportEndpoints.getDailyReport, { params: { id } })).payload;
    const mark = { of: 'note' as const, id: checks.find(({ place_id }) => place_id === door)?.id };
    const put = (shown: boolean) =>
      supervisor.call(shownEndpoints.showToClient, {
        params: { id },
        body: { marks: [{ ...mark, public: shown }] },
      });
    await put(true);
    const stranger = await visit();
    expect((await look(stranger)).text).toContain('SECRET note');
    await put(false);
    expect((await look(stranger)).text).not.toContain('SECRET note');
  });

  it('opens a photo of the door while somebody shows it', async () => {
    const night = '2026-02-10';
    const { id } = await writeNight(supervisor, acme, night, [{ place_id: door }, { place_id: other }]);
    const params = { id };
    const files = [{ field: 'files', file: tinyPicture, name: 'door.png' }];
    await supervisor.call(reportEndpoints.addReportFiles, {
      params,
      body: { of: 'tenant', place_id: door, comments: [] },
      files,
    });
    const final = (await supervisor.call(reportEndpoints.finalizeDailyReport, { body: { id } })).payload;
    const photo = final.checks.find(({ place_id }) => place_id === door)?.files[0];
    const put = (shown: boolean) =>
      supervisor.call(shownEndpoints.showToClient, {
        params,
        body: { marks: [{ of: 'photo', id: photo?.id ?? 0, public: shown }] },
      });
    await put(true);
    const stranger = await visit({ from: night, to: night });
    const urlOf = async () => (await look(stranger)).payload.nights[0]?.door?.pictures[0]?.url;
    const url = (await urlOf()) ?? '';
    const open = () => createClient(app).raw('GET', url);
    const opened = await open();
    expect([opened.status, opened.headers['content-type']]).toEqual([200, 'image/webp']);
    await put(false);
    expect(await urlOf()).toBeUndefined();
    expect((await open()).status).toBe(404);
    await put(true);
    expect((await open()).status).toBe(200);
  });

  it('is one for the same nights, another for others, and ends when it is revoked', async () => {
    const first = (await share(supervisor)).payload;
    expect((await share(admin)).payload.url).toBe(first.url);
    const later = await visit({ from: '2026-03-02' });
    expect((await look(later)).payload.nights).toHaveLength(4);
    const revoked = await supervisor.call(sharingEndpoints.revokeShareLink, { params: { id: first.id } });
    expect(revoked.payload.revoked).toBe(true);
    expect((await look(later)).status).toBe(200);
    expect((await share(supervisor)).payload.url).not.toBe(first.url);
  });

  it('is for people with the flag who see the site', async () => {
    expect((await share(viewer)).status).toBe(403);
    expect((await share(rival)).status).toBe(404);
    expect((await look(createClient(app))).status).toBe(401);
    expect((await share(supervisor, { from: '2026-03-02', to: '2026-03-01' })).status).toBe(422);
  });
});

it('is a paper too, in the language that was asked for, without anything internal', async () => {
  const pdfOf = (client: Client, query: object) =>
    client.send(proofEndpoints.getDoorProofPdf, {
      query: { job: acme.inScope.jobId, tenant: door, ...march, ...query },
    });
  const spanish = await pdfOf(supervisor, { language: 'es' });
  expect(spanish.headers['content-disposition']).toContain('puerta-2026-03-01-2026-03-05.pdf');
  const words = (await pdfWords(spanish.bytes)).join(' ');
  for (const said of ['Constancia de puerta', '101 Tenant 1', '1/4', 'Sin reporte', 'Reporte sin finalizar'])
    expect(words, said).toContain(said);
  expect(words).not.toContain('SECRET');
  expect((await pdfOf(rival, {})).status).toBe(404);
  expect((await pdfOf(supervisor, { language: 'fr' })).status).toBe(422);
});
