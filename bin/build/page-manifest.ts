import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Files, PageManifest } from '#platform/server/http/document/page-manifest';
import { closureOf, type Needed, readChunks, shellOf } from './closure-of.ts';
import { fileOf } from './file-of.ts';
import { firstTexts, partName } from './page-texts.ts';
import { readRoutes } from './route-table.ts';

const root = join(import.meta.dirname, '../..');

/** Writes `pages.json`: a server that knows it can name all files of a page in its document, instead of the page asking
 * for one after the other. */
export const pageManifest = (): Plugin => ({
  name: 'page-manifest',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const chunks = readChunks(bundle);
    const file = (source: string) => fileOf(chunks.values(), source);
    const cssOf = (style: string): string => {
      const asset = bundle[style];
      if (asset?.type !== 'asset') throw new Error(`${style} was not built`);
      return String(asset.source);
    };
    const withSheet = ({ scripts, styles }: Needed): Files => {
      if (styles.length < 2) return { scripts, styles, sheet: styles[0] ?? null };
      const source = styles.map(cssOf).join('\n');
      const sheet = this.getFileName(this.emitFile({ type: 'asset', name: 'page.css', source }));
      return { scripts, styles, sheet };
    };
    const { document, frame, all } = shellOf(chunks);
    const routes = await readRoutes(root);
    const manifest: PageManifest = {
      shell: {
        ...withSheet({ ...frame, styles: [...document.styles, ...frame.styles] }),
        texts: 'shell',
      },
      pages: routes.map(({ sources: [source = '', ...filling], parts, tabs, ...route }) => {
        // The parts that fill a page with tabs are seen only if the address opens none of the tabs.
        const atOnce = tabs.length > 0 ? [source] : [source, ...filling];
        const unopened =
          tabs.length > 0 ? filling.map((source) => ({ source, first: ['wide', 'phone'] })) : [];
        const own = closureOf(chunks, atOnce.map(file), all);
        const there = new Set([...all, ...own.scripts, ...own.styles]);
        return {
          ...route,
          texts: firstTexts(source),
          ...withSheet(own),
          parts: [...parts, ...unopened, ...tabs].map((part) => {
            const { source, first } = part;
            const { scripts, styles } = closureOf(chunks, [file(source)], there);
            return {
              first,
              texts: tabs.includes(part) ? partName(source) : null,
              ...withSheet({ scripts, styles: [...own.styles, ...styles] }),
            };
          }),
        };
      }),
    };
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(manifest) });
  },
});
