import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, root, sourceRoots } from './rules/project-files.ts';
import { routeTableWeight } from './rules/route-table-weight.ts';
import { cruiseWalls } from './rules/walls.ts';
import { createProject, type TemporaryProject } from './seeds/temporary-project.ts';

const copied = [...sourceRoots, 'docs', ...globSync(['*.{json,ts,md}', '.*.cjs'], { cwd: root })];

/** Compiles only the generated feature and what it imports, because the types of other features may be
 * incomplete here. Its test is left out: it would load the whole server, and it is run anyway. */
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
  include: [
    'features/relations/vip-awards/**/*.ts',
    'features/relations/vip-awards/**/*.tsx',
    'apps/web/languages/texts.ts',
    'features/accounts/live/server/index.ts',
  ],
  exclude: ['**/*.test.ts'],
});

/** Links the packages, but not the caches that tools keep beside them: the copy must have its own database. */
const linkPackages = (path: string): void => {
  mkdirSync(join(path, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(path, 'node_modules', name), 'junction');
  }
};

/** The maximum lines of a list, and of a simple record with the declarations of its tests, as docs/kit.md promises. */
const maxLines = { web: 200, server: 100, record: 250 };

/** Kilobytes of script and texts that a feature may add to what everybody loads: the table of its addresses. */
const maxShared = 0.4;

const ofFeature = 'features/relations/vip-awards';

describe('bin/new-feature', () => {
  let project: TemporaryProject;
  const node = (script: string, args: string[]) =>
    spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: project.path,
      encoding: 'utf8',
    });
  const linesOf = (pattern: string): number =>
    globSync(pattern, { cwd: project.path })
      .map((path) => read(path, project.path).trimEnd().split('\n').length)
      .reduce((sum, lines) => sum + lines, 0);

  beforeAll(() => {
    project = createProject({ 'tsconfig.narrow.json': narrowConfig }, copied);
    linkPackages(project.path);
    execFileSync(join(root, 'bin/new-feature'), ['relations/vip-awards', project.path]);
  }, 180_000);
  afterAll(() => project?.remove());

  it('lists the feature on the map, in the server and among the owners of tables', () => {
    expect(read('features/map.ts', project.path)).toMatch(
      /relations: \{\s*uses: \['accounts'\],\s*features: \{\s*'vip-awards': \[\],/,
    );
    expect(read('apps/server/features.ts', project.path)).toMatch(/= \[[^\]]*\bvipAwards,\n\];/);
    expect(read('db/schema/owners.ts', project.path)).toContain("vip_awards: 'vip-awards',");
  });

  it('renews what is made from the migrations and from the map', () => {
    expect(read('db/schema/types.ts', project.path)).toContain('vip_awards: VipAwards;');
    expect(read('docs/architecture.md', project.path)).toContain(
      '[relations](../features/relations/README.md): vip-awards',
    );
  });

  it('makes a list that stays small', () => {
    const web = linesOf(`${ofFeature}/web/{*,list/*}.{ts,tsx}`);
    const server = linesOf(`${ofFeature}/{contract,server}/!(*.test).ts`);
    const page = linesOf(`${ofFeature}/web/record/*`);
    console.info(`A new list: ${web} lines on the web, ${server} on the server; its form and page: ${page}`);
    expect(Math.min(web, server, page)).toBeGreaterThan(30);
    expect(web).toBeLessThanOrEqual(maxLines.web);
    expect(server).toBeLessThanOrEqual(maxLines.server);
    expect(linesOf(`${ofFeature}/README.md`)).toBeLessThanOrEqual(25);
  });

  it('makes a record that stays small', () => {
    const record = linesOf(`${ofFeature}/{contract,server}/*.ts`);
    console.info(`A new record with its tests: ${record} lines`);
    expect(record).toBeGreaterThan(60);
    expect(record).toBeLessThanOrEqual(maxLines.record);
  });

  it('makes files that compile, and would be told of one that does not', () => {
    const wrong = `${ofFeature}/server/wrong.ts`;
    project.write({ [wrong]: "export const wrong: number = 'one';\n" });
    const { stdout } = node('typescript/bin/tsc', ['-p', 'tsconfig.narrow.json']);
    rmSync(join(project.path, wrong));
    const own = stdout.split('\n').filter((line) => line.startsWith(ofFeature));
    expect(own).toEqual([expect.stringContaining(wrong)]);
    expect(stdout).not.toContain('tsconfig');
  });

  it('makes files that the linter accepts', () => {
    const { status, stdout, stderr } = node('@biomejs/biome/bin/biome', [
      'ci',
      '--colors=off',
      '--error-on-warnings',
      ...[ofFeature, 'features/map.ts', 'apps/server/features.ts', 'db/schema/owners.ts'],
    ]);
    expect(status, `${stdout}${stderr}`).toBe(0);
  });

  it('makes nothing that nobody uses', () => {
    const which = 'files,dependencies,unresolved,unlisted,binaries';
    const { status, stdout, stderr } = node('knip/bin/knip.js', ['--no-progress', '--include', which]);
    expect(status, `${stdout}${stderr}`).toBe(0);
  });

  it('adds next to nothing to what everybody loads', async () => {
    const { kilobytes, imports } = await routeTableWeight('relations/vip-awards', project.path);
    console.info(`Everybody loads ${kilobytes.toFixed(2)} kB more with it`);
    expect(kilobytes).toBeGreaterThan(0.1);
    expect(kilobytes).toBeLessThanOrEqual(maxShared);
    expect(imports).toEqual(['#platform/web/feature/index', '#platform/web/routing/index']);
  });

  it('breaks no wall', async () => {
    const { violations, unseen, edges } = await cruiseWalls(project.path, [ofFeature]);
    expect(violations).toEqual([]);
    expect(unseen).toEqual([]);
    expect(edges.length).toBeGreaterThan(20);
  });

  it('makes a feature that passes its own tests and those of all features', () => {
    const rules = ['sources', 'texts', 'styles', 'endpoints', 'table-owners', 'catalog'];
    const { status, stdout, stderr } = node('vitest/vitest.mjs', [
      'run',
      ...[ofFeature, ...rules.map((rule) => `tests/architecture/${rule}.test.ts`)],
      ...['--reporter=default', '--reporter=json', '--outputFile.json=result.json'],
    ]);
    expect(status, `${stdout}${stderr}`).toBe(0);
    const { testResults } = JSON.parse(read('result.json', project.path)) as {
      testResults: { name: string; assertionResults: { status: string }[] }[];
    };
    expect(testResults).toHaveLength(rules.length + 1);
    const own = testResults.find(({ name }) => name.includes('vip-awards.api.test.ts'));
    expect(own?.assertionResults.filter((test) => test.status === 'passed').length).toBeGreaterThan(8);
  }, 300_000);

  it('refuses a name that is taken, no plural, or no name', () => {
    const again = (name: string) => spawnSync(join(root, 'bin/new-feature'), [name, project.path]).status;
    expect(again('relations/vip-awards')).toBe(1);
    expect(again('vip-award')).toBe(1);
    expect(again('Vip Awards')).toBe(1);
  });
});
