import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { begin, completed, publishTemplate, read } from '../../../../../tests/api/harness/walk.ts';
import { inspectionEndpoints, sharedInspectionEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let template: number;
let ink: Blob;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  manager = await acme.signIn('manager');
  template = await publishTemplate(await acme.signIn('admin'));
  const png = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  ink = new Blob([new Uint8Array(png)], { type: 'image/png' });
});
afterAll(() => app.close());

const sign = (
  client: Client,
  id: number,
  body: object,
  files = [{ field: 'signature', file: ink, name: 's.png' }],
) => client.send(inspectionEndpoints.signInspection, { params: { id }, body: body, files });

it('stands beside the signature of the inspector, and each takes the place of its own kind alone', async () => {
  const { id } = await begin(manager, acme, template);
  await sign(manager, id, { name: 'Ana Ruiz' });
  await sign(manager, id, { name: 'Pat Client', signer: 'client' });
  const again = await sign(manager, id, { name: 'Sam Client', signer: 'client' });
  expect(again.payload).toMatchObject({
    signature: { name: 'Ana Ruiz' },
    client_signature: { name: 'Sam Client' },
  });
  expect(again.payload.timeline.at(-1)).toMatchObject({
    action: 'inspection.signed',
    changes: { client_signature: ['Pat Client', 'Sam Client'] },
  });
  const seen = await read(await acme.signIn('supervisor'), { id });
  expect(seen.client_signature?.file.id).toBe(again.payload.client_signature?.file.id);
  expect(seen.client_signature?.file.id).not.toBe(seen.signature?.file.id);
});

it('is given by those who may edit, with a name and ink, until the inspection is final', async () => {
  const { id } = await begin(manager, acme, template);
  const client = { name: 'Pat Client', signer: 'client' };
  expect((await sign(await acme.signIn('csr'), id, client)).status).toBe(403);
  expect((await sign(await rival.signIn('admin'), id, client)).status).toBe(404);
  const wrong = await sign(manager, id, { name: '1', signer: 'nobody' });
  expect([wrong.status, Object.keys(wrong.errors).sort()]).toEqual([422, ['name', 'signer']]);
  expect((await sign(manager, id, client, [])).errors).toHaveProperty('signature');
  const done = await completed(manager, acme, template);
  await manager.call(inspectionEndpoints.finalizeInspection, {
    params: { id: done.id },
    body: { open_tasks: done.open_tasks },
  });
  expect((await sign(manager, done.id, client)).status).toBe(409);
});

const link = (client: Client, id: number) =>
  client.call(sharedInspectionEndpoints.getInspectionShareLink, { params: { id } });

it('lets the inspector hand over the link of what may go to clients, and nobody else without the right', async () => {
  const supervisor = await acme.signIn('supervisor');
  const client = { name: 'Pat Client', signer: 'client' };
  const unsigned = await completed(supervisor, acme, template);
  expect(unsigned.can.share).toBe(false);
  expect((await link(supervisor, unsigned.id)).status).toBe(403);
  const signed = await sign(supervisor, unsigned.id, client);
  expect(signed.payload.can).toMatchObject({ share: true, email: false });
  expect((await link(supervisor, unsigned.id)).payload.url).toContain('/r/');
  const underWay = await begin(supervisor, acme, template);
  await sign(supervisor, underWay.id, client);
  expect((await link(supervisor, underWay.id)).status).toBe(409);
  const ofOther = await completed(manager, acme, template);
  await sign(manager, ofOther.id, client);
  expect((await read(supervisor, ofOther)).can.share).toBe(false);
  expect((await link(supervisor, ofOther.id)).status).toBe(403);
  await sqlAs(app, acme, `update inspections set visibility = 'internal' where id = $1`, [unsigned.id]);
  expect((await read(supervisor, unsigned)).can.share).toBe(false);
  expect((await link(supervisor, unsigned.id)).status).toBe(409);
  expect((await link(await rival.signIn('admin'), ofOther.id)).status).toBe(404);
});
