import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Route, readRoutes } from './route-table.ts';

const root = join(import.meta.dirname, '../..');

type Filled = NonNullable<Route['filled']>;

const filledIn = (routes: readonly Route[]): Filled[] => routes.flatMap(({ filled }) => filled ?? []);

/** For each source of a part that fills a page: the module that contains it, and its name there. */
export const filledParts = (routes: readonly Route[]): Map<string, { module: string; name: string }> =>
  new Map(
    filledIn(routes).flatMap(({ module, sources }) =>
      sources.map((source, at): [string, { module: string; name: string }] => [
        source,
        { module, name: `part${at}` },
      ]),
    ),
  );

/** Makes one module of all parts of features that fill a page or follow it. The page shows all of them, and each file of
 * its own would be one more request. */
export const filledPages = (): Plugin => {
  let filled: Filled[] = [];
  const find = (id: string) => filled.find(({ module }) => join(root, module) === id);
  return {
    name: 'filled-pages',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      filled = filledIn(await readRoutes(root));
    },
    resolveId: (id) => (find(id) ? id : null),
    load: (id) =>
      find(id)
        ?.sources.map((source, at) => `export * as part${at} from ${JSON.stringify(join(root, source))};`)
        .join('\n') ?? null,
  };
};
