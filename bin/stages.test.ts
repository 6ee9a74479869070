import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutDatabase } from './stages.mjs';

it('leaves out only tests that exist', () => {
  expect(withoutDatabase.length).toBeGreaterThan(0);
  expect(withoutDatabase.filter((path) => globSync(path).length === 0)).toEqual([]);
});
