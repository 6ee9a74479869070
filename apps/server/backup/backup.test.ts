import { appendFile, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { createOrganization } from '#features/accounts/session/server';
import { type Database, openDatabase } from '#platform/server/db/database';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import { openStorage } from '#platform/server/storage/open-storage';
import { type ClonedDatabase, cloneDatabase } from '#platform/server/testing/clone-database';
import { filePath, type Manifest, tablePath } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

let source: ClonedDatabase;
let database: Database;
let root: string;
let manifest: Manifest;
let clone: () => Promise<ClonedDatabase>;
const clones: ClonedDatabase[] = [];

const place = (name: string): string => join(root, name);
const storageOf = (name: string) => openStorage({ s3: undefined, dataDir: place(name) });

const one = async (tenant: Tenant, text: string, values: unknown[]): Promise<number> => {
  const [row] = await tenant.query({
    text,
    values: [tenant.organizationId, ...values],
    row: z.custom<{ id: number }>(),
  });
  return row?.id ?? 0;
};

/** An organization with every reference that goes in a circle, and texts that COPY has to escape. */
const fill = async (slug: string): Promise<void> => {
  const { organizationId, userId } = await createOrganization(database, {
    name: slug,
    slug,
    timeZone: 'America/New_York',
    admin: {
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: `ana@${slug}.test`,
      passwordHash: 'argon2id$a$b',
      locale: 'en',
    },
  });
  const key = `${organizationId}/2027/03/3f0e8a52-0000-4000-8000-00000000000${organizationId}`;
  await storageOf('source').putBytes(key, Buffer.from(`photo of ${slug}`));
  await database.withTenant(systemScope(organizationId), async (tenant) => {
    const fileId = await one(
      tenant,
      `insert into files (organization_id, name, mime, size, md5, sha256, storage_key, owner_entity, owner_id)
       values ($1, 'logo.png', 'image/png', 9, 'm', 's', $2, 'organization', $1) returning id`,
      [key],
    );
    await one(tenant, 'update organizations set logo_file_id = $2 where id = $1', [fileId]);
    await one(tenant, 'update memberships set profile_photo_id = $2 where organization_id = $1', [fileId]);
    const clientId = await one(
      tenant,
      `insert into clients (organization_id, account_number, name, notes, address, logo_file_id)
       values ($1, 'A-1', 'Ampère & Søn', $2, '{"city": "Troy"}', $3) returning id`,
      ['a\ttab, a\nline, a \\ and \\. and ñ', fileId],
    );
    await one(
      tenant,
      `insert into client_contacts (organization_id, client_id, name) values ($1, $2, 'Bo') returning id`,
      [clientId],
    );
    const jobId = await one(
      tenant,
      `insert into jobs (organization_id, job_number, job_name, client_id) values ($1, 'J-1', 'Tower', $2)
       returning id`,
      [clientId],
    );
    await one(
      tenant,
      "insert into visible_jobs (organization_id, user_id, job_id, client_id, source) values ($1, $2, $3, $4, 'access')",
      [userId, jobId, clientId],
    );
  });
};

const restoreInto = (target: ClonedDatabase, dataDir: string, directory: string) =>
  restoreBackup({
    ownerUrl: target.ownerUrl,
    applicationUrl: undefined,
    storage: storageOf(dataDir),
    dataDir: place(dataDir),
    directory: place(directory),
    log: () => {},
  });

const withSuperuser = (cloned: ClonedDatabase): string => {
  const url = new URL(inject('migrated').superuserUrl);
  url.pathname = new URL(cloned.ownerUrl).pathname;
  return url.href;
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cora-backup-'));
  clone = async () => {
    const cloned = await cloneDatabase(inject('migrated'));
    clones.push(cloned);
    return cloned;
  };
  source = await clone();
  database = openDatabase({ url: source.applicationUrl });
  for (const slug of ['first', 'second']) await fill(slug);
  const storage = storageOf('source');
  manifest = await writeBackup({ readerUrl: source.ownerUrl, storage, directory: place('backup') });
});

afterAll(async () => {
  await database?.close();
  for (const cloned of clones) await cloned.drop();
  await rm(root, { recursive: true, force: true });
});

describe('a backup', () => {
  it('holds the rows of every organization, though row-level security binds the owner', async () => {
    const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows;
    expect(manifest.organizations).toHaveLength(2);
    expect([rowsOf('organizations'), rowsOf('users'), rowsOf('clients'), rowsOf('jobs')]).toEqual([
      2, 2, 2, 2,
    ]);
    expect(manifest.files.count).toBe(2);
    expect(manifest.missingFiles).toEqual([]);
    expect(manifest.tables.map(({ name }) => name)).not.toContain('sessions');
  });

  it('is the same when a superuser writes it, who sees what belongs to nobody', async () => {
    const readerUrl = withSuperuser(source);
    const again = await writeBackup({
      readerUrl,
      storage: storageOf('source'),
      directory: place('again'),
      previous: place('backup'),
    });
    expect(again.tables).toEqual(manifest.tables);
    expect(again.files).toEqual(manifest.files);
    expect((await verifyBackup(place('again'))).faults).toEqual([]);
    const key = (await readdir(place('again/files'), { recursive: true })).find((name) => name.includes('-'));
    expect((await stat(join(place('again/files'), key ?? ''))).nlink).toBe(2);
  });

  it('is for its owner alone, and never written over another', async () => {
    expect((await stat(place('backup'))).mode & 0o777).toBe(0o700);
    expect((await stat(tablePath(place('backup'), 'users'))).mode & 0o777).toBe(0o600);
    const options = { readerUrl: source.ownerUrl, storage: storageOf('source'), directory: place('backup') };
    await expect(writeBackup(options)).rejects.toThrow('not empty');
  });

  it('names stored files that are gone', async () => {
    const storage = storageOf('empty');
    const { missingFiles } = await writeBackup({
      readerUrl: source.ownerUrl,
      storage,
      directory: place('hollow'),
    });
    expect(missingFiles).toHaveLength(2);
  });
});

describe('a restore', () => {
  it('brings back rows, ids, files and numbering, with the walls up again', async () => {
    const target = await clone();
    await restoreInto(target, 'target', 'backup');
    const restored = await writeBackup({
      readerUrl: target.ownerUrl,
      storage: storageOf('target'),
      directory: place('restored'),
    });
    expect(restored.tables).toEqual(manifest.tables);
    expect(restored.files).toEqual(manifest.files);
    expect(restored.sequences).toEqual(manifest.sequences);

    const owner = new pg.Client({ connectionString: target.ownerUrl });
    await owner.connect();
    try {
      const { rows } = await owner.query(`
        select (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity
            and not relforcerowsecurity) as open,
          (select count(*)::int from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
            and conparentid = 0) as keys,
          (select count(*)::int from pg_trigger where not tgisinternal and tgenabled = 'D') as resting,
          (select count(*)::int from client_contacts) as seen`);
      expect(rows[0]).toMatchObject({ open: 0, resting: 0, seen: 0 });
      expect(rows[0].keys).toBeGreaterThan(30);
    } finally {
      await owner.end();
    }
    const original = filePath(place('backup'), (await storedKeys('target'))[0] ?? '');
    expect((await stat(original)).nlink, 'the restored file shares no bytes with the backup').toBeLessThan(3);
  });

  it('refuses a database in use', async () => {
    const files = await storedKeys('source');
    await expect(restoreInto(source, 'source', 'backup')).rejects.toThrow('in use');
    expect(await storedKeys('source')).toEqual(files);
  });

  it.each<[string, () => Promise<void>]>([
    ['a file with other bytes', async () => writeFile(filePath(place('bad'), await firstKey()), 'forged')],
    ['a file that is gone', async () => rm(filePath(place('bad'), await firstKey()))],
    ['a table cut short', () => truncate(tablePath(place('bad'), 'clients'), 60)],
    ['rows added', () => appendFile(tablePath(place('bad'), 'users'), 'x')],
    ['a file nobody wrote', () => writeFile(place('bad/tables/more.copy.gz'), '')],
    ['a manifest that is no more', () => truncate(place('bad/manifest.json'), 40)],
  ])('refuses %s and touches nothing', async (_what, tamper) => {
    await rm(place('bad'), { recursive: true, force: true });
    const storage = storageOf('source');
    await writeBackup({ readerUrl: source.ownerUrl, storage, directory: place('bad') });
    await tamper();
    const target = await clone();
    await expect(restoreInto(target, 'untouched', 'bad')).rejects.toThrow(/damaged/);
    expect(await storedKeys('untouched')).toEqual([]);
  });
});

const storedKeys = async (name: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of storageOf(name).list('')) keys.push(key);
  return keys.sort();
};

const firstKey = async (): Promise<string> => (await storedKeys('source'))[0] ?? '';
