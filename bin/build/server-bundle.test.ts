import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { server } from '../../apps/server/import-built.ts';
import { serverBundle } from './server-bundle.ts';

const root = join(import.meta.dirname, '../..');

it('the server is built again when any module of it changes', async () => {
  const bundle = await rolldown(serverBundle);
  await bundle.generate();
  const modules = (await bundle.watchFiles).map((path) => relative(root, path));
  const own = modules.filter((path) => !path.startsWith('node_modules'));
  const seen = new Set(globSync(server.inputs, { cwd: root }));
  expect(own.length).toBeGreaterThan(2000);
  expect(own.filter((path) => !seen.has(path))).toEqual([]);
});
