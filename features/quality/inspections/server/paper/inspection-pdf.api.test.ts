import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { pdfWords } from '../../../../../tests/api/harness/pdf-words.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import {
  asks,
  begin,
  complete,
  giveAnswers,
  publishTemplate,
  workedAnswers,
} from '../../../../../tests/api/harness/walk.ts';
import { answerEndpoints, type Inspection, reportEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;
let rival: Client;
let inspection: Inspection;
let template: number;

const pdfOf = (client: Client, id: number, query: object = {}) =>
  client.send(reportEndpoints.getInspectionPdf, { params: { id }, query: query });

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  rival = await started.rival.signIn('admin');
  manager = await acme.signIn('manager');
  template = await publishTemplate(await acme.signIn('admin'));
  const bytes = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#4477aa' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .toBuffer();
  const photo = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
  const begun = await begin(manager, acme, template);
  await giveAnswers(manager, begun, workedAnswers, { comment: 'Manchas junto a la puerta: ¡ojo!' });
  await manager.send(answerEndpoints.addAnswerFiles, {
    params: { id: begun.id },
    body: { question_id: asks(begun, 'Fixtures'), comments: ['Grifo n.º 2'] },
    files: [{ field: 'files', file: photo, name: 'private-name.jpg' }],
  });
  const done = await complete(manager, begun, {
    tasks: [{ question_id: asks(begun, 'Dusting'), create: false, comment: 'INTERNAL reason' }],
  });
  inspection = done.payload;
});
afterAll(() => app.close());

it('is the report as a file, in the language that was asked for', async () => {
  const spanish = await pdfOf(manager, inspection.id, { language: 'es' });
  expect([spanish.status, spanish.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(spanish.headers['content-disposition']).toContain(`inspeccion-${inspection.number}.pdf`);
  const pages = await pdfWords(spanish.bytes);
  expect(pages[0]).toContain(`Inspección n.º ${inspection.number}`);
  expect(pages[0]).toContain('84.2');
  const all = pages.join(' ');
  for (const words of [
    'Excelente',
    'Manchas junto a la puerta: ¡ojo!',
    'Grifo n.º 2',
    'No aplica',
    'por hacer',
  ])
    expect(all, words).toContain(words);
  const english = (await pdfWords((await pdfOf(manager, inspection.id)).bytes)).join(' ');
  expect(english).toContain('Excellent');
  expect(english).toContain('Page 2 of 2');
});

it('has nothing internal in it', async () => {
  const { bytes } = await pdfOf(manager, inspection.id);
  const all = (await pdfWords(bytes)).join(' ');
  for (const secret of ['INTERNAL', 'private-name', '@']) expect(all, secret).not.toContain(secret);
  expect(bytes.includes('SecretCamera')).toBe(false);
  await sqlAs(
    app,
    acme,
    `update tasks set internal_only = true, visibility = 'internal' where related_type_id = $1`,
    [inspection.id],
  );
  expect((await pdfWords((await pdfOf(manager, inspection.id)).bytes)).join(' ')).not.toContain('to do');
});

it('is for those who see the inspection', async () => {
  expect((await pdfOf(await acme.signIn('nobody'), inspection.id)).status).toBe(403);
  expect((await pdfOf(rival, inspection.id)).status).toBe(404);
  expect(await pdfOf(manager, inspection.id, { language: 'fr' })).toMatchObject({
    status: 422,
    errors: { language: [expect.any(String)] },
  });
});
