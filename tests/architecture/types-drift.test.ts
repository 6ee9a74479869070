import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MigratedDatabase, openMigrated } from './migrated-database.ts';
import { root } from './rules/project-files.ts';

const generator = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js');
const mapping = { timestamptz: 'string', date: 'string', int8: 'number', numeric: 'string' };
const options = [
  ['--dialect', 'postgres'],
  ['--type-mapping', JSON.stringify(mapping)],
  ['--exclude-pattern', '{pgboss.*,public.pgmigrations,pgmigrations}'],
  ['--log-level', 'error'],
  ['--print'],
].flat();

let database: MigratedDatabase;
beforeAll(async () => {
  database = await openMigrated();
});
afterAll(() => database?.close());

// After a migration run: node_modules/.bin/vitest run --project database types-drift -u
it('db/schema/types.ts says what the migrations say', async () => {
  const generated = execFileSync(process.execPath, [generator, ...options, '--url', database.ownerUrl], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(generated).toContain('export interface DB');
  await expect(`${generated.trim()}\n`).toMatchFileSnapshot('../../db/schema/types.ts');
});
