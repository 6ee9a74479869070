import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { componentStyles } from './bin/build/component-styles.ts';
import { compressedFiles } from './bin/build/compressed-files.ts';
import { dropUnusedSchemas } from './bin/build/drop-unused-schemas.ts';
import { filledPages } from './bin/build/filled-pages.ts';
import { groupChunks } from './bin/build/group-chunks.ts';
import { neededFiles } from './bin/build/needed-files.ts';
import { pageManifest } from './bin/build/page-manifest.ts';
import { pageTexts } from './bin/build/page-texts.ts';
import { pdfDecoders } from './bin/build/pdf-decoders.ts';
import { withoutShell } from './bin/build/without-shell.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Mantine adds style elements, which the content security policy refuses. Replaces them with a component that uses the
 * CSSOM. */
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

/** Mantine changes the id of a list after its first rendering, and the field that refers to it keeps the old one.
 * React's own ids are the same from the first rendering on. */
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

/** An import whose files did not come can be tried again, see bring-files.ts. Vite's own helper lets the browser remember
 * the failure. */
const repeatableImports: Plugin = {
  name: 'repeatable-imports',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id !== '\0vite/preload-helper.js') return null;
    const path = JSON.stringify(here('./platform/web/routing/bring-files.ts'));
    return `export { importWith as __vitePreload } from ${path};`;
  },
};

const signInPages = /^\/(login|signup|password\/(forgot|reset))(\?|$)/;

/** In development too, the sign-in pages use their own document, as on the server. */
const signInDocument: Plugin = {
  name: 'sign-in-document',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url && signInPages.test(request.url)) request.url = '/auth.html';
      next();
    });
  },
};

const isPart = (name: string): boolean => name.startsWith('part-');

const api = { target: 'http://127.0.0.1:3000', changeOrigin: false };

// Shared by both builds: the first one cuts the texts, the second one writes them.
const texts = pageTexts();

const shell = withoutShell();

const configOf = (command: 'build' | 'serve'): UserConfig & { build: { rolldownOptions: object } } => ({
  root: here('./apps/web'),
  publicDir: false,
  plugins: [
    react(),
    adoptStyleElements,
    componentStyles(),
    dropUnusedSchemas(),
    steadyIds,
    repeatableImports,
    filledPages(),
    texts,
    shell.plugin,
    signInDocument,
  ],
  resolve: {
    alias: {
      '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs',
      ...(command === 'build' && {
        // Without what stands in for the hook in versions of React that have none.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
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
    modulePreload: { polyfill: false, resolveDependencies: shell.needed },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      treeshake: {
        // An index only re-exports: a page must not load what it does not use.
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
      // Others name the files of parts again and again, and nobody reads those names: they are short.
      chunkFileNames: ({ name }: { name: string }) =>
        isPart(name) ? 'assets/[hash].js' : 'assets/[name]-[hash].js',
      assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
        isPart(name) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
      codeSplitting: {
        // Each module has its file already; what it needs must not come along a second way.
        includeDependenciesRecursively: false,
        groups: [{ debugName: 'parts', name: (id: string) => names.get(id) ?? null }],
      },
    },
  };
  config.plugins?.push(pageManifest(), neededFiles(), pdfDecoders(), compressedFiles());
  return config;
});
