import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import { attachFiles, type StoredFile, storeFiles } from '#features/accounts/files/server';
import { systemScope } from '#platform/server/http/person';
import { stagingDirectory } from '#platform/server/storage/directories';
import { stageUpload } from '#platform/server/storage/stage-upload';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../tests/api/harness/index.ts';
import { product } from './product.ts';

let app: TestApp;
let acme: Company;
let original: Buffer;
let viewer: Client;
let nobody: Client;
let admin: Client;
let outsider: Client;

beforeAll(async () => {
  const { rival: other, ...given } = await startWithCompanies();
  ({ app, acme } = given);
  [viewer, nobody, admin, outsider] = await Promise.all([
    acme.signIn('viewer'),
    acme.signIn('nobody'),
    acme.signIn('admin'),
    other.signIn('admin'),
  ]);
  original = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Make: 'Acme' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

const storePhoto = async (): Promise<StoredFile[]> => {
  const staged = await stageUpload(Readable.from(original), {
    directory: stagingDirectory(app.dataDir),
    field: 'files',
    name: 'lobby.jpg',
    maxBytes: 1_000_000,
    kinds: ['image'],
  });
  return storeFiles(app.wiring, acme.organizationId, [staged]);
};

const attach = async (ownerEntity: string, ownerId: number): Promise<number> => {
  const files = await storePhoto();
  const [file] = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    attachFiles(tenant, files, { ownerEntity, ownerId }),
  );
  return file?.id ?? 0;
};

const get = (client: Client, photoId: number, size?: 'original' | 'thumb') =>
  client.call(fileEndpoints.getFile, { params: { photoId }, query: size ? { size } : {} });

const addTask = (site: Company['inScope']): Promise<number> =>
  app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const task = await tenant.db
      .insertInto('tasks')
      .values({
        organization_id: acme.organizationId,
        number: site.jobId,
        title: 'Wipe',
        description: 'Wipe',
        type: 'request',
        status: 'open',
        job_id: site.jobId,
        building_id: site.buildingId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return task.id;
  });

const owned: Record<string, (site: Company['inScope']) => number | Promise<number>> = {
  job: ({ jobId }) => jobId,
  building: ({ buildingId }) => buildingId,
  task: addTask,
};

describe('files of a record with a place', () => {
  it.each(Object.entries(owned))('%s: are seen by whoever sees it', async (entity, idOf) => {
    const seen = await attach(entity, await idOf(acme.inScope));
    const unseen = await attach(entity, await idOf(acme.outOfScope));
    expect((await get(viewer, seen)).status).toBe(200);
    expect((await get(viewer, unseen)).status).toBe(404);
    expect((await get(admin, unseen)).status).toBe(200);
    for (const client of [nobody, outsider]) expect((await get(client, seen)).status).toBe(404);
  });
});

it('files of a client are seen by people with one of its jobs in sight', async () => {
  const id = await attach('client', acme.clientId);
  expect((await get(viewer, id)).status).toBe(200);
  for (const client of [nobody, outsider]) expect((await get(client, id)).status).toBe(404);
});

it('the logo and pictures of people are for the whole organization and nobody else', async () => {
  for (const id of [
    await attach('organization', acme.organizationId),
    await attach('user', acme.users.admin),
  ]) {
    expect((await get(nobody, id)).status).toBe(200);
    expect((await get(outsider, id)).status).toBe(404);
  }
});

it('papers of a vendor are for the whole organization, as the vendor is', async () => {
  const vendor = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    tenant.db
      .insertInto('vendors')
      .values({ organization_id: acme.organizationId, name: 'Front Range Locks' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const id = await attach('vendor', vendor.id);
  expect((await get(nobody, id)).status).toBe(200);
  expect((await get(outsider, id)).status).toBe(404);
});

it('an owner nobody speaks for shows nothing, not even to an admin', async () => {
  expect((await get(admin, await attach('secret', 1))).status).toBe(404);
});

it('says of every kind of owner who sees its files', () => {
  expect(Object.keys(product.gather('fileOwners')).sort()).toEqual([
    'action-log-entry',
    'building',
    'client',
    'client-import-upload',
    'contract',
    'contract-import-upload',
    'daily-report',
    'daily-report-check',
    'daily-report-incident',
    'inspection',
    'inspection-answer',
    'job',
    'job-document',
    'job-import-upload',
    'note',
    'organization',
    'people-import-upload',
    'proposal',
    'rent-roll-upload',
    'site-instruction',
    'special-project',
    'task',
    'user',
    'vendor',
  ]);
});

it('a viewer gets the picture without what the camera wrote into it, and never the original', async () => {
  const id = await attach('job', acme.inScope.jobId);
  expect(original.includes('Acme')).toBe(true);
  for (const size of [undefined, 'thumb'] as const) {
    const answer = await get(viewer, id, size);
    const { exif, xmp, iptc, format } = await sharp(answer.bytes).metadata();
    expect({ format, exif, xmp, iptc }).toEqual({ format: 'webp' });
    expect(answer.bytes.includes('Acme')).toBe(false);
  }
  expect((await get(viewer, id, 'original')).status).toBe(403);
  expect((await get(admin, id, 'original')).bytes.equals(original)).toBe(true);
});
