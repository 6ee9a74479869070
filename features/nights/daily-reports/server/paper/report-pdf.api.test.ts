import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { addDoors, finalNight, writeNight } from '../../../../../tests/api/harness/nights.ts';
import { pdfWords } from '../../../../../tests/api/harness/pdf-words.ts';
import { type DailyReport, reportPaperEndpoints, shownEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let supervisor: Client;
let viewer: Client;
let rival: Client;
let report: DailyReport;

const pdfOf = (client: Client, id: number, query: object = {}) =>
  client.send(reportPaperEndpoints.getDailyReportPdf, { params: { id }, query: query });

const wordsOf = async (client: Client, query: object = {}): Promise<string> =>
  (await pdfWords((await pdfOf(client, report.id, query)).bytes)).join(' ');

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2026-03-10T17:00:00Z' });
  ({ app, acme } = started);
  supervisor = await acme.signIn('supervisor');
  viewer = await acme.signIn('viewer');
  rival = await started.rival.signIn('admin');
  const [first = 0, second = 0] = await addDoors(app, acme, 2);
  report = await finalNight(supervisor, acme, '2026-03-01', [
    { place_id: first },
    { place_id: second, result: 'found_unlocked', checked_at: '23:40', note: 'SECRET note' },
  ]);
});
afterAll(() => app.close());

it('is the whole report as a file, in the language that was asked for', async () => {
  const spanish = await pdfOf(supervisor, report.id, { language: 'es' });
  expect([spanish.status, spanish.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(spanish.headers['content-disposition']).toContain('reporte-nocturno-2026-03-01');
  const words = (await pdfWords(spanish.bytes)).join(' ');
  for (const said of [
    'Reporte nocturno 03/01/2026',
    'Encontrada sin seguro 11:40',
    'SECRET note',
    '5 de 6',
    'SECRET soap',
  ])
    expect(words, said).toContain(said);
  expect(await wordsOf(supervisor)).toContain('Found unlocked 11:40 PM');
});

it('has for the client doors and what was shown, with first names', async () => {
  const words = await wordsOf(supervisor, { for: 'client' });
  for (const said of ['Found unlocked 11:40 PM', '1 door found unlocked', 'CANARY-acme s.'])
    expect(words, said).toContain(said);
  for (const secret of ['SECRET', 'Headcount', 'Alarm']) expect(words, secret).not.toContain(secret);
  const marks = [{ of: 'comments' as const, public: true }];
  await supervisor.call(shownEndpoints.showToClient, { params: { id: report.id }, body: { marks } });
  expect(await wordsOf(supervisor, { for: 'client' })).toContain('SECRET comments');
  // A client with a login never gets the other one.
  expect(await wordsOf(viewer)).not.toContain('SECRET soap');
});

it('is for those who see the report, and for clients once it is final', async () => {
  expect((await pdfOf(await acme.signIn('nobody'), report.id)).status).toBe(403);
  expect((await pdfOf(rival, report.id)).status).toBe(404);
  expect(await pdfOf(supervisor, report.id, { language: 'fr', for: 'x' })).toMatchObject({
    status: 422,
    errors: { language: [expect.any(String)], for: [expect.any(String)] },
  });
  const open = await writeNight(supervisor, acme, '2026-03-02', []);
  expect(await pdfOf(supervisor, open.id, { for: 'client' })).toMatchObject({
    status: 409,
    code: 'daily_report_not_shared',
  });
  expect((await pdfOf(supervisor, open.id)).status).toBe(200);
});
