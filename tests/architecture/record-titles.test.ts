import { join } from 'node:path';
import { expect, it } from 'vitest';
import { product } from '../../apps/server/product.ts';
import { readRoutes } from '../../bin/build/route-table.ts';

it('records that have a title of their own belong to pages that exist, by one number', async () => {
  const paths = new Set((await readRoutes(join(import.meta.dirname, '../..'))).map(({ path }) => path));
  const titles = Object.entries(product.gather('recordTitles'));
  expect(titles.length).toBeGreaterThan(0);
  for (const [path, { endpoint }] of titles) {
    expect(paths).toContain(path);
    expect([path.split('$').length, endpoint.path.split('{').length]).toEqual([2, 2]);
    expect(endpoint.path).toContain('{id}');
  }
});
