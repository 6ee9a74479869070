import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textsByNamespace } from '#platform/web/i18n/by-namespace';
import { readRoutes } from '../../bin/build/route-table.ts';
import { samples } from '../api/harness/samples.ts';
import { statementNames } from '../probes/statement-names.ts';
import { loadEndpoints } from './rules/load-endpoints.ts';
import { root } from './rules/project-files.ts';
import { projectsOf, testFiles } from './rules/rings.ts';
import { cruiseWalls } from './rules/walls.ts';

const countBy = (names: Iterable<string>): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort());
};

const leaves = (texts: unknown): number =>
  typeof texts === 'string' ? 1 : Object.values(texts as object).reduce((sum, part) => sum + leaves(part), 0);

/** What is found by a pattern of folders disappears in silence when the folders move and the pattern does not. */
it('folders feed as much as before', async () => {
  const { modules, edges } = await cruiseWalls();
  const texts = textsByNamespace(
    Object.fromEntries(
      globSync('{platform/web,apps/web,features/*/*}/locales/en.json', { cwd: root }).map((path) => [
        `/${path}`,
        JSON.parse(readFileSync(join(root, path), 'utf8')),
      ]),
    ),
  );
  const fed = {
    'files of tests': countBy(testFiles.flatMap(projectsOf)),
    endpoints: countBy((await loadEndpoints()).map(([name]) => name.split('.')[0] ?? '')),
    pages: (await readRoutes(root)).length,
    texts: Object.fromEntries(
      Object.entries(texts)
        .sort()
        .map(([name, own]) => [name, leaves(own)]),
    ),
    samples: (await samples()).length,
    statements: statementNames().size,
    modules,
    imports: edges.length,
  };
  await expect(`${JSON.stringify(fed, null, 2)}\n`).toMatchFileSnapshot('fed-by-folders.json');
}, 180_000);
