import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifestName, readManifest } from './manifest.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cora-manifest-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const sha256 = '0'.repeat(64);

/** As the first release wrote it. A name in it can only change together with `format`. */
const firstRelease = {
  format: 1,
  product: { name: 'cora', version: '0.1.0' },
  createdAt: '2026-11-01T02:00:00.000Z',
  postgres: 'PostgreSQL 15.14',
  migrations: ['001_organizations'],
  organizations: [1],
  leftOut: ['sessions', 'link_tokens', 'throttles'],
  tables: [{ name: 'clients', columns: ['id', 'name'], rows: 2, sha256 }],
  sequences: [{ table: 'clients', column: 'id', value: '2', used: true }],
  files: { count: 0, bytes: 0, sha256 },
  missingFiles: [],
};

it('backups of earlier releases can be read', async () => {
  await writeFile(join(directory, manifestName), JSON.stringify(firstRelease));
  expect(await readManifest(directory)).toEqual(firstRelease);
});

it('a damaged one says what is wrong with it', async () => {
  await writeFile(join(directory, manifestName), JSON.stringify({ ...firstRelease, tables: 'none' }));
  await expect(readManifest(directory)).rejects.toThrow(/is damaged or of another version \(tables: /);
});
