import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flags } from '#platform/contract/flags';
import { product } from '../../apps/server/product.ts';
import { readRoutes } from '../../bin/build/route-table.ts';

const reader = { search: new URLSearchParams(), phone: true, flags: new Set(flags) };

const patterns = product.bindings
  .filter(({ endpoint }) => endpoint.method === 'GET')
  .map(({ endpoint }) => new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '\\d+')}$`));

it('the words of a document belong to a page that exists, and come from a call that does', async () => {
  const paths = new Set((await readRoutes(join(import.meta.dirname, '../..'))).map(({ path }) => path));
  const pages = Object.entries(product.gather('firstWords'));
  expect(pages.length).toBeGreaterThan(0);
  for (const [path, { callOf }] of pages) {
    expect(paths).toContain(path);
    const asked = callOf(path.includes('$') ? '5' : '', reader)?.split('?')[0] ?? '';
    expect(patterns.some((pattern) => pattern.test(asked))).toBe(true);
  }
});
