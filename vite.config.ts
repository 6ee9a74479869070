import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Mantine writes style elements, which the content policy refuses: its element becomes one that uses the CSSOM. */
const adoptStyleElements: Plugin = {
  name: 'adopt-style-elements',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/@mantine/') || !code.includes('jsx("style"')) return null;
    const path = JSON.stringify(here('./platform/web/ui/theme/adopted-style.ts'));
    const replaced = code.replaceAll('jsx("style"', 'jsx(AdoptedStyle');
    return { code: `import { AdoptedStyle } from ${path};\n${replaced}`, map: null };
  },
};

/** Nothing in the browser makes JSON schemas or reads zod's own English: 5 kB that every page would load. */
const slimZod: Plugin = {
  name: 'slim-zod',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) {
      const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
        (m) => m[1],
      );
      return names.map((name) => `export const ${name} = () => () => undefined;`).join('\n');
    }
    // The content policy forbids eval; zod would try it once, with the first schema, and be reported.
    if (/zod\/v4\/core\/core\.js$/.test(id)) {
      const [made, forbidden] = ['__zod_globalConfig = {}', '__zod_globalConfig = { jitless: true }'];
      const source = readFileSync(id, 'utf8');
      if (!source.includes(made)) throw new Error(`${id} does not say "${made}"`);
      return source.replace(made, forbidden);
    }
    return /zod\/v4\/locales\/en\.js$/.test(id)
      ? 'export default () => ({ localeError: (issue) => issue.code });'
      : null;
  },
};

/** Mantine gives a list of choices another id once it stands, which the field that opens it does not hear of; React's
 * own ids are the same from the first render on. */
const steadyIds: Plugin = {
  name: 'steady-ids',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!/@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/.test(id)) return null;
    return `import { useId as useOwnId } from 'react';
      export const useId = (given) => {
        const own = useOwnId();
        return typeof given === 'string' ? given : 'mantine-' + own.replaceAll(':', '');
      };`;
  },
};

/** What a call is for is told by the server's description of itself, not by the browser. */
const slimEndpoints: Plugin = {
  name: 'slim-endpoints',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /\/contract\/.*endpoints\.ts$/.test(id)
      ? { code: code.replace(/\bsummary:\s*(['"])(?:(?!\1)[^\\\n]|\\.)*\1,/g, ''), map: null }
      : null,
};

/** All texts of a language as one JSON file, which is parsed faster than the same as a script. */
const textFiles: Plugin = {
  name: 'text-files',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const locale = /apps\/web\/languages\/(en|es)\.ts$/.exec(id)?.[1];
    if (!locale) return null;
    const patterns = ['platform/web', 'apps/web', 'features/*'].map(
      (folder) => `${folder}/locales/${locale}.json`,
    );
    const texts = globSync(patterns, { cwd: here('.') }).map((path) => {
      this.addWatchFile(here(path));
      const namespace =
        /features\/([^/]+)\//.exec(path)?.[1] ?? (path.startsWith('platform') ? 'platform' : 'app');
      return [namespace, JSON.parse(readFileSync(here(path), 'utf8'))];
    });
    const source = JSON.stringify(Object.fromEntries(texts));
    const file = this.emitFile({ type: 'asset', name: `texts-${locale}.json`, source });
    return `const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});
      if (!answer.ok) throw new Error('The texts could not be loaded.');
      export const texts = await answer.json();`;
  },
};

const signInPages = /^\/(login|signup|password\/(forgot|reset))(\?|$)/;

/** In development the sign-in pages come from their own document, as the server serves them. */
const signInDocument: Plugin = {
  name: 'sign-in-document',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url && signInPages.test(request.url)) request.url = '/auth.html';
      next();
    });
  },
};

const api = { target: 'http://127.0.0.1:3000', changeOrigin: false };

const plainParts =
  'Anchor|ActionIcon|Breadcrumbs|Button|Card|CloseButton|Group|Input|InputBase|Loader|Overlay|Paper|Portal|Stack|Text|TextInput|Title|Transition|UnstyledButton';

/** What every page of the application has: one file packs better than fifty. */
const everywhere = new RegExp(
  `node_modules/(@tanstack/(?!react-virtual|virtual-core)[^/]+|zod|@mantine/core/esm/(core|components/(${plainParts})))/|platform/web/(i18n|routing|session|store)/`,
);

const wire =
  /platform\/web\/api\/(address|api-error|cookies|form-data|login-redirect|message|organization|prepare|send|settle)\.ts$/;

const own = /\/(platform(?!\/web\/outbox)|features|apps|node_modules\/@mantine\/hooks)\//;

export default defineConfig(({ command }) => ({
  root: here('./apps/web'),
  publicDir: false,
  plugins: [react(), adoptStyleElements, slimZod, slimEndpoints, steadyIds, textFiles, signInDocument],
  resolve: {
    alias: {
      '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs',
      ...(command === 'build' && {
        'react-style-singleton': here('./platform/web/ui/theme/style-singleton.ts'),
      }),
    },
  },
  server: { proxy: { '/api': api, '/file': api, '/images': api, '/healthz': api } },
  build: {
    outDir: here('./dist/web'),
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      treeshake: {
        // An index only passes on: what a page does not use of it must not come with the page.
        moduleSideEffects: [{ test: /\/(platform|features)\/.+\/index\.ts$/, sideEffects: false }],
      },
      input: { index: here('./apps/web/index.html'), auth: here('./apps/web/auth.html') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 10 },
            // Apart, because the sign-in pages use it without the rest.
            { name: 'wire', test: wire, priority: 8 },
            { name: 'base', test: everywhere, priority: 5 },
            { name: 'common', test: own, minShareCount: 11, priority: 1 },
            { name: 'icons', test: /@tabler/, minShareCount: 5, priority: 1 },
          ],
        },
      },
    },
  },
}));
