import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { closureOf } from './closure-of.ts';

const chunk = (imports: string[], styles: string[] = []) =>
  ({ imports, viteMetadata: { importedCss: new Set(styles) } }) as unknown as Rolldown.OutputChunk;

const chunks = new Map([
  ['page', chunk(['table', 'shell'], ['page.css'])],
  ['table', chunk(['icon', 'shell'], ['table.css'])],
  ['icon', chunk([])],
  ['shell', chunk(['store'])],
  ['store', chunk([])],
]);

it('names each file after those that it imports', () => {
  expect(closureOf(chunks, ['page'], new Set())).toEqual({
    scripts: ['icon', 'store', 'shell', 'table', 'page'],
    styles: ['table.css', 'page.css'],
  });
});

it('leaves out what is there', () => {
  expect(closureOf(chunks, ['page'], new Set(['shell', 'store', 'table.css'])).scripts).toEqual([
    'icon',
    'table',
    'page',
  ]);
});
