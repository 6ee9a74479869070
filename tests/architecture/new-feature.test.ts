import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, root } from './rules/project-files.ts';
import { sourceFaults } from './rules/source-rules.ts';
import { cruiseWalls } from './rules/walls.ts';
import { createProject, type TemporaryProject } from './seeds/temporary-project.ts';

const copied = ['package.json', 'biome.json', 'platform', 'db/types.ts', 'db/owners.ts', 'features/map.ts'];

/** Compiles what was made and what that imports, not the whole product; the walls have a test of their own. */
const narrowConfig = JSON.stringify({
  extends: './tsconfig.web.json',
  compilerOptions: {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    types: ['node', 'vite/client'],
    tsBuildInfoFile: null,
  },
  references: [],
  include: ['features/vip-awards/**/*.ts', 'features/vip-awards/**/*.tsx', 'apps/server/features.ts'],
  exclude: [],
});

/** The list that bin/new-feature extends, without the features that are not copied. */
const emptyList = (): Record<string, string> => {
  const text = read('apps/server/features.ts')
    .replace(/^import .* from '(#features|\.\/).*;\n/gm, '')
    .replace(/(= \[)[\s\S]*?(\];)/g, '$1$2');
  return { 'apps/server/features.ts': text };
};

describe('bin/new-feature', () => {
  let project: TemporaryProject;
  const own = (line: string): boolean =>
    /^(features\/vip-awards\/|apps\/server\/features|features\/map)/.test(line);
  const node = (script: string, args: string[]) =>
    spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: project.path,
      encoding: 'utf8',
    });

  beforeAll(() => {
    project = createProject({ ...emptyList(), 'tsconfig.narrow.json': narrowConfig }, [
      ...copied,
      ...globSync('tsconfig*.json', { cwd: root }),
    ]);
    execFileSync(join(root, 'bin/new-feature'), ['vip-awards', project.path]);
  });
  afterAll(() => project.remove());

  it('lists the feature on the map and in the server', () => {
    expect(read('features/map.ts', project.path)).toContain("'vip-awards': [],");
    expect(read('apps/server/features.ts', project.path)).toMatch(/= \[\s*vipAwards,?\s*\];/);
  });

  it('makes files that compile', () => {
    const { stdout } = node('typescript/bin/tsc', ['-p', 'tsconfig.narrow.json']);
    expect(stdout.split('\n').filter(own)).toEqual([]);
    expect(stdout).not.toContain('tsconfig');
  });

  it('is told when they do not compile', () => {
    project.write({ 'features/vip-awards/server/wrong.ts': "export const wrong: number = 'one';\n" });
    const { stdout } = node('typescript/bin/tsc', ['-p', 'tsconfig.narrow.json']);
    rmSync(join(project.path, 'features/vip-awards/server/wrong.ts'));
    expect(stdout.split('\n').filter(own)).toHaveLength(1);
  });

  it('makes files that the linter accepts', () => {
    const { status, stdout, stderr } = node('@biomejs/biome/bin/biome', [
      'ci',
      '--colors=off',
      '--error-on-warnings',
      'features',
      'apps/server/features.ts',
    ]);
    expect(status, `${stdout}${stderr}`).toBe(0);
  });

  it('makes files that respect the walls and the rules', async () => {
    const { violations } = await cruiseWalls(project.path);
    expect(violations.filter((line) => own(line.replace(/^[\w-]+: /, '')))).toEqual([]);
    const paths = globSync('features/vip-awards/**/*.*', { cwd: project.path });
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.flatMap((path) => sourceFaults(path, read(path, project.path)))).toEqual([]);
  });

  it('refuses a name that is taken or no name', () => {
    const again = (name: string) => spawnSync(join(root, 'bin/new-feature'), [name, project.path]).status;
    expect(again('vip-awards')).toBe(1);
    expect(again('Vip Awards')).toBe(1);
  });
});
