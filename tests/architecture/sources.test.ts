import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endlessLoops, permittedLoops } from './rules/endless-loops.ts';
import { findCode, findFiles, findServers, read, root } from './rules/project-files.ts';
import { namedOneTableStatements, rawStatements } from './rules/raw-statements.ts';
import { sourceFaults } from './rules/source-rules.ts';

const binary = /\.(png|jpe?g|webp|ico|woff2?|ttf|pdf|heic|xlsx|gz|zip|bin)$/;

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

  it('are small: half of the files have at most 80 lines', () => {
    const sizes = findCode(root)
      .filter((path) => path !== 'db/schema/types.ts')
      .map((path) => read(path).trimEnd().split('\n').length)
      .sort((a, b) => a - b);
    const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
    console.info(`${sizes.length} files, median ${median} lines, longest ${sizes.at(-1)}`);
    expect(median).toBeLessThanOrEqual(80);
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
