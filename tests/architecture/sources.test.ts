import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endlessLoops, permittedLoops } from './rules/endless-loops.ts';
import { findCode, findFiles, findServers, read, root } from './rules/project-files.ts';
import { namedOneTableStatements, rawStatements } from './rules/raw-statements.ts';
import { isTest, sourceFaults } from './rules/source-rules.ts';

const binary = /\.(png|jpe?g|webp|ico|woff2?|ttf|pdf|heic|xlsx|gz|zip|bin)$/;

/** Files that stand alone for what they are, not for how much they say. */
const standsAlone = /(^|\/)(index|routes|feature|testing|live|addresses|texts)\.tsx?$|worker\.ts$|\.d\.ts$/;

/** Lines. What is shorter belongs beside what uses it. */
const short = 12;

/** Left over, and only ever fewer: most are a word, an address or a query that several files of the web share, where a file
 * of its own keeps pages from loading each other's code. */
const maxShort = 221;

const ownFiles = (): string[] => [
  ...findFiles(root, '*.*').filter((path) => !binary.test(path)),
  ...findFiles(root, '{dev,check,new-feature,feature-graph}'),
  ...globSync(['*.{ts,json,cjs,md}', '.npmrc', '.ci/run', 'docs/**/*.md'], { cwd: root }),
];

describe('sources', () => {
  it('keep the rules of rules/source-rules.ts', () => {
    const faults = ownFiles().flatMap((path) => sourceFaults(path, read(path)));
    expect(faults).toEqual([]);
  });

  it('use every name on the list of raw statements', () => {
    const names = findServers(root).flatMap((path) => namedOneTableStatements(read(path)));
    expect(Object.keys(rawStatements).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('have every loop on the list of those that may be endless', () => {
    const gone = Object.keys(permittedLoops).filter((loop) => {
      const [path = ''] = loop.split(': ');
      return !existsSync(join(root, path)) || !endlessLoops(path, read(path)).includes(loop);
    });
    expect(gone).toEqual([]);
  });

  it('hold an ability each: half of the product has 40 to 80 lines a file, and few have less than 12', () => {
    const files = findCode(root)
      .filter((path) => path !== 'db/schema/types.ts' && !isTest(path))
      .map((path) => ({ path, lines: read(path).trimEnd().split('\n').length }))
      .sort((a, b) => a.lines - b.lines);
    const median = files[Math.floor(files.length / 2)]?.lines;
    const tooShort = files.filter(({ path, lines }) => lines < short && !standsAlone.test(path));
    console.info(`${files.length} files, median ${median} lines, ${tooShort.length} below ${short}`);
    expect(median).toBeGreaterThanOrEqual(40);
    expect(median).toBeLessThanOrEqual(80);
    expect(tooShort.length, tooShort.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(maxShort);
  });

  it('explain every feature in a README.md', () => {
    const folders = globSync('features/*/*/', { cwd: root });
    const named = folders.filter((path) => !path.endsWith('.ts'));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(join(root, path, 'README.md')))).toEqual([]);
  });

  it('explain a feature, and each of its topics, in 25 lines of 130 characters', () => {
    const long = globSync('features/**/README.md', { cwd: root }).flatMap((path) => {
      const lines = read(path).trimEnd().split('\n');
      const widest = Math.max(...lines.map(({ length }) => length));
      return lines.length > 25 || widest > 130 ? [`${path}: ${lines.length} lines, up to ${widest}`] : [];
    });
    expect(long).toEqual([]);
  });
});
