import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { groupChunks } from './bin/build/group-chunks.ts';
import { pageFiles } from './bin/build/page-files.ts';
import { pageTexts } from './bin/build/page-texts.ts';

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

// Shared by both builds: the first one cuts the texts, the second one writes them.
const texts = pageTexts();

const configOf = (command: 'build' | 'serve'): UserConfig & { build: { rolldownOptions: object } } => ({
  root: here('./apps/web'),
  publicDir: false,
  plugins: [react(), adoptStyleElements, slimZod, slimEndpoints, steadyIds, texts, signInDocument],
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
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      treeshake: {
        // An index only passes on: what a page does not use of it must not come with the page.
        moduleSideEffects: [{ test: /\/(platform|features)\/.+\/index\.ts$/, sideEffects: false }],
      },
      input: { index: here('./apps/web/index.html'), auth: here('./apps/web/auth.html') },
    },
  },
});

export default defineConfig(async ({ command }) => {
  const config = configOf(command);
  if (command === 'serve') return config;
  const shell = { document: here('./apps/web/index.html'), module: here('./apps/web/app.tsx') };
  const names = await groupChunks(configOf(command), { shell });
  config.build.rolldownOptions = {
    ...config.build.rolldownOptions,
    output: {
      codeSplitting: {
        // Each module has its file already; what it needs must not come along a second way.
        includeDependenciesRecursively: false,
        groups: [{ debugName: 'parts', name: (id: string) => names.get(id) ?? null }],
      },
    },
  };
  config.plugins?.push(pageFiles());
  return config;
});
