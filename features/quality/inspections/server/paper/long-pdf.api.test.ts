import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import {
  type Answer,
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
  waitingWork,
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
let admin: Client;
let rival: Client;
let inspection: Inspection;
let template: number;

const pdfOf = (client: Client, id: number, query: object = {}) =>
  client.send(reportEndpoints.getInspectionPdf, { params: { id }, query: query });

const hashIn = ({ headers }: Answer<unknown>): string => String(headers.location).split('/').at(-1) ?? '';

const progressAt = (client: Client, paper: string) =>
  client.call(fileEndpoints.getPaperProgress, { params: { paper } });

/** As hard to compress as a photo can be. */
const carpet = async (): Promise<Blob> => {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const canvas = sharp({ create: { width: 1200, height: 900, channels: 3, noise, background: '#000' } });
  return new Blob([new Uint8Array(await canvas.jpeg().toBuffer())], { type: 'image/jpeg' });
};

const plain = async (): Promise<Blob> => {
  const canvas = sharp({ create: { width: 120, height: 90, channels: 3, background: '#4477aa' } });
  return new Blob([new Uint8Array(await canvas.jpeg().toBuffer())], { type: 'image/jpeg' });
};

const withPhotos = async (photos: number, photo = plain): Promise<Inspection> => {
  const begun = await begin(manager, acme, template);
  await giveAnswers(manager, begun, workedAnswers);
  const name = `photo-${begun.id}.jpg`;
  await manager.send(answerEndpoints.addAnswerFiles, {
    params: { id: begun.id },
    body: { question_id: asks(begun, 'Fixtures'), comments: [] },
    files: [{ field: 'files', file: await photo(), name }],
  });
  await sqlAs(
    app,
    acme,
    `insert into files (organization_id, name, mime, size, md5, sha256, storage_key, width, height, owner_entity, owner_id,
       visibility, markup)
     select f.organization_id, f.name, f.mime, f.size, f.md5, f.sha256, f.storage_key, f.width, f.height, f.owner_entity,
       f.owner_id, f.visibility, jsonb_build_array(jsonb_build_object('kind', 'text', 'at', jsonb_build_array(0.1, 0.5), 'colour', 'red',
         'text', n::text))
     from files f cross join generate_series(2, ${photos}) n where f.name = $1`,
    [name],
  );
  return (await complete(manager, begun)).payload;
};

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  rival = await started.rival.signIn('admin');
  manager = await acme.signIn('manager');
  admin = await acme.signIn('admin');
  template = await publishTemplate(admin);
  inspection = await withPhotos(21);
});
afterAll(() => app.close());

it('is answered at once with twenty photos', async () => {
  const { id } = await withPhotos(20);
  expect((await pdfOf(manager, id)).status).toBe(200);
  expect(await waitingWork(app, 'papers')).toEqual([]);
});

it('is made once for all who ask, with sixty photos in less than 3 MB', async () => {
  const inspection = await withPhotos(60, carpet);
  const asked = await Promise.all([pdfOf(manager, inspection.id), pdfOf(admin, inspection.id)]);
  for (const answer of asked) {
    expect(answer.status).toBe(202);
    expect(answer.payload).toEqual({ state: 'waiting', photos: 60, photos_done: 0 });
  }
  const [paper = ''] = asked.map(hashIn);
  expect(asked.map(hashIn)).toEqual([paper, paper]);
  expect((await progressAt(rival, paper)).status).toBe(404);
  expect(await runWork(app, 'papers')).toHaveLength(1);
  expect((await progressAt(manager, paper)).payload).toEqual({ state: 'made', photos: 60, photos_done: 60 });

  const { status, headers, bytes } = await pdfOf(manager, inspection.id);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toContain(`inspection-${inspection.number}.pdf`);
  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBe(60);
  expect(bytes.length).toBeLessThan(3_000_000);
  expect((await pdfWords(bytes)).join(' ')).toContain('Excellent');
  expect((await pdfOf(admin, inspection.id)).bytes.equals(bytes)).toBe(true);
  expect(await waitingWork(app, 'papers')).toEqual([]);
});

it('is another paper in another language, and after a change', async () => {
  const spanish = await pdfOf(manager, inspection.id, { language: 'es' });
  expect(spanish.status).toBe(202);
  await sqlAs(app, acme, `update inspections set general_comments = 'Mended' where id = $1`, [inspection.id]);
  const changed = await pdfOf(manager, inspection.id);
  expect(changed.status).toBe(202);
  expect(hashIn(changed)).not.toBe(hashIn(spanish));
  await runWork(app, 'papers');
  expect((await pdfWords((await pdfOf(manager, inspection.id)).bytes)).join(' ')).toContain('Mended');
});

it('says in words that it failed, and is made when somebody tries again', async () => {
  const { id } = await withPhotos(21);
  const paper = hashIn(await pdfOf(manager, id));
  const broken = `update made_papers set draft = '{}' where content_hash = $1`;
  await sqlAs(app, acme, broken, [paper]);
  await runWork(app, 'papers');
  expect(await progressAt(manager, paper)).toMatchObject({ status: 409, code: 'paper_failed' });
  expect((await pdfOf(manager, id)).status).toBe(202);
  await runWork(app, 'papers');
  expect((await pdfOf(manager, id)).status).toBe(200);
});

it('is kept for an hour', async () => {
  const keys = () =>
    sqlAs<{ storage_key: string }>(
      app,
      acme,
      'select storage_key from made_papers where storage_key is not null',
    );
  expect((await keys()).length).toBeGreaterThan(0);
  app.setNow(new Date(Date.now() + 61 * 60_000));
  expect((await pdfOf(manager, inspection.id)).status).toBe(202);
  await app.wiring.queue.addAlone('periodic', { organizationId: acme.organizationId });
  await runWork(app, 'periodic');
  expect(await keys()).toEqual([]);
  await runWork(app, 'papers');
  expect((await pdfOf(manager, inspection.id)).status).toBe(200);
});

it('is for those who see the inspection, made or not', async () => {
  expect((await pdfOf(await acme.signIn('nobody'), inspection.id)).status).toBe(403);
  expect((await pdfOf(rival, inspection.id)).status).toBe(404);
  expect((await progressAt(manager, 'b'.repeat(64))).status).toBe(404);
  expect((await progressAt(manager, 'b')).status).toBe(404);
});
