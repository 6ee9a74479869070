import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { features } from './features.ts';

it('lists every feature that has a server, each under the name of its folder', () => {
  const folders = globSync('features/*/*/server', { cwd: join(import.meta.dirname, '../..') });
  expect(features.map(({ name }) => name).sort()).toEqual(folders.map((path) => path.split('/')[2]).sort());
});
