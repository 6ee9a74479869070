import { expect, it } from 'vitest';
import { pageToggled, toggled } from './selection.ts';

const chosen = (ids: number[], all = false) => ({ ids: new Set(ids), all });

it.each([
  ['adds a page to what is chosen on others', chosen([1, 2]), [3, 4], [1, 2, 3, 4]],
  ['fills a page that is chosen in part', chosen([1, 3]), [3, 4], [1, 3, 4]],
  ['takes back a page that is chosen whole, and only that', chosen([1, 3, 4]), [3, 4], [1]],
  ['takes everything back when all were chosen', chosen([], true), [3, 4], []],
] as const)('%s', (_, selection, page, expected) => {
  expect(pageToggled(selection, page)).toEqual(chosen([...expected]));
});

it('chooses one row more or less', () => {
  expect(toggled(chosen([1]), 2)).toEqual(chosen([1, 2]));
  expect(toggled(chosen([1, 2]), 2)).toEqual(chosen([1]));
});
