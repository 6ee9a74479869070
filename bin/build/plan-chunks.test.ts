import { describe, expect, it } from 'vitest';
import { planChunks } from './plan-chunks.ts';

const sorted = (groups: string[][]) => groups.map((files) => files.toSorted()).sort();

describe('planChunks', () => {
  it('puts together what every page loads together', () => {
    const pieces = [
      { file: 'page', size: 100, imports: ['table', 'icon'] },
      { file: 'table', size: 100, imports: ['icon'] },
      { file: 'icon', size: 10, imports: [] },
    ];
    expect(sorted(planChunks(pieces, [{ files: ['page'], weight: 1 }]))).toEqual([['icon', 'page', 'table']]);
  });

  it('keeps apart what is big and wanted by one page only', () => {
    const pieces = [
      { file: 'list', size: 100, imports: ['shared'] },
      { file: 'map', size: 900_000, imports: ['shared'] },
      { file: 'shared', size: 100, imports: [] },
    ];
    const loads = [
      { files: ['list'], weight: 1 },
      { files: ['map'], weight: 1 },
    ];
    expect(sorted(planChunks(pieces, loads))).toEqual([['list', 'shared'], ['map']]);
  });

  it('keeps what runs first apart from what is loaded with it', () => {
    const pieces = [
      { file: 'start', size: 10, imports: [], first: true },
      { file: 'words', size: 10, imports: [], first: true },
      { file: 'shell', size: 10, imports: ['start', 'words', 'store'] },
      { file: 'store', size: 10, imports: [] },
    ];
    const loads = [{ files: ['shell'], weight: 10, exact: true as const }];
    expect(sorted(planChunks(pieces, loads))).toEqual([
      ['shell', 'store'],
      ['start', 'words'],
    ]);
  });

  it('makes no two files that import each other', () => {
    const pieces = [
      { file: 'page', size: 10, imports: ['middle', 'base'] },
      { file: 'middle', size: 800_000, imports: ['base'] },
      { file: 'base', size: 10, imports: [] },
    ];
    const loads = [
      { files: ['page'], weight: 1 },
      { files: ['middle'], weight: 1 },
      { files: ['base'], weight: 1 },
    ];
    const groups = planChunks(pieces, loads);
    const groupOf = (file: string) => groups.findIndex((files) => files.includes(file));
    expect(groupOf('page')).not.toBe(groupOf('base'));
  });

  it('counts what a file would bring along', () => {
    const pieces = [
      { file: 'list', size: 10, imports: ['small'] },
      { file: 'map', size: 10, imports: ['small', 'pin'] },
      { file: 'small', size: 10, imports: [] },
      // Merged with the small one, it would make the list load the library too.
      { file: 'pin', size: 10, imports: ['library'] },
      { file: 'library', size: 900_000, imports: [] },
    ];
    const loads = [
      { files: ['list'], weight: 1 },
      { files: ['map'], weight: 1 },
    ];
    const groups = planChunks(pieces, loads);
    const groupOf = (file: string) => groups.findIndex((files) => files.includes(file));
    expect(groupOf('pin')).not.toBe(groupOf('small'));
    expect(groupOf('list')).toBe(groupOf('small'));
  });

  it('lets no page pay much for what many others save', () => {
    const others = Array.from({ length: 20 }, (_, at) => ({ files: ['shared', 'big'], weight: 1, at }));
    const pieces = [
      { file: 'shared', size: 100, imports: [] },
      { file: 'big', size: 300_000, imports: [] },
    ];
    const groups = planChunks(pieces, [...others, { files: ['shared'], weight: 1 }]);
    expect(sorted(groups)).toEqual([['big'], ['shared']]);
  });

  it('leaves out what nothing loads', () => {
    expect(planChunks([{ file: 'unused', size: 1, imports: [] }], [])).toEqual([]);
  });
});
