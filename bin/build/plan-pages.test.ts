import { expect, it } from 'vitest';
import type { Piece } from './plan-chunks.ts';
import { countFiles, type PageLoad, planPages } from './plan-pages.ts';

const piece = (file: string, size = 110): Piece => ({ file, size, imports: [] });

const rare = ['a', 'b', 'c', 'd'];

/** One page shares a piece with each of many others. For these, one more file is cheaper than code that they do not
 * need. */
const pieces = [piece('page'), ...rare.map((file) => piece(file, 260))];

const loads: PageLoad[] = [
  { files: ['page', ...rare], weight: 1 },
  ...rare.flatMap((file) => Array.from({ length: 7 }, () => ({ files: [file], weight: 2 }))),
];

it('counts a group once, and what it brings along', () => {
  const all = [{ ...piece('a'), imports: ['c'] }, piece('b'), piece('c'), piece('d')];
  expect(countFiles([['a', 'b'], ['c'], ['d']], all, [{ files: ['b'], weight: 1 }])).toEqual([2]);
});

it('gives a page with too many files more weight until it has few enough', () => {
  const [page, ...others] = loads;
  const filesOf = (max: Partial<PageLoad>) => {
    const limited = [...(page ? [{ ...page, ...max }] : []), ...others];
    return countFiles(planPages(pieces, limited), pieces, limited)[0];
  };
  expect(filesOf({ maxFiles: 9 })).toBe(4);
  expect(filesOf({ maxFiles: 2 })).toBe(2);
  expect(filesOf({ goal: 2 })).toBe(2);
});
