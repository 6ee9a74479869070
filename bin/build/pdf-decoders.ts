import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Scans in a PDF are compressed in ways for which the viewer loads a decoder by name, from this directory. The content
 * policy forbids WebAssembly, so these are the ones in plain JavaScript. The version in the address makes them immutable
 * like all other assets. */
export const pdfDecoders = (): Plugin => ({
  name: 'pdf-decoders',
  apply: 'build',
  generateBundle() {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    for (const name of ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'])
      this.emitFile({
        type: 'asset',
        fileName: `assets/pdf-${version}/${name}`,
        source: readFileSync(join(root, 'wasm', name), 'utf8'),
      });
  },
});
