import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textsByNamespace } from '#platform/web/i18n/by-namespace';
import { readRoutes } from '../../bin/build/route-table.ts';
import { samples } from '../api/harness/samples.ts';
import { statementNames } from '../probes/statement-names.ts';
import { loadEndpoints } from './rules/load-endpoints.ts';
import { root } from './rules/project-files.ts';
import { cruiseWalls } from './rules/walls.ts';

const leaves = (texts: unknown): number =>
  typeof texts === 'string' ? 1 : Object.values(texts as object).reduce((sum, part) => sum + leaves(part), 0);

/** What there is at least. Fewer fail; state a lower number when something was removed or joined on purpose. */
const minimum = {
  endpoints: 672,
  pages: 115,
  texts: 7300,
  samples: 48,
  statements: 266,
  modules: 4000,
  imports: 30_000,
};

/** What is found by a pattern of folders disappears in silence when the folders move and the pattern does not. */
it('the patterns of folders find what is there', async () => {
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
    endpoints: (await loadEndpoints()).length,
    pages: (await readRoutes(root)).length,
    texts: leaves(texts),
    samples: (await samples()).length,
    statements: statementNames().size,
    modules,
    imports: edges.length,
  };
  console.info(fed);
  const lost = Object.entries(minimum).filter(([name, least]) => fed[name as keyof typeof fed] < least);
  expect(lost).toEqual([]);
}, 180_000);
