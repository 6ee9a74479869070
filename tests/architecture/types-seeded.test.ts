import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './rules/project-files.ts';
import { createProject, type TemporaryProject } from './seeds/temporary-project.ts';
import { brokenTypes, typedProject } from './seeds/type-seeds.ts';

const compile = (project: TemporaryProject): string => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-b'], {
    cwd: project.path,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`;
};

describe('the compiler', () => {
  let project: TemporaryProject;
  let complaints: string[];

  beforeAll(() => {
    project = createProject(typedProject, globSync('tsconfig*.json', { cwd: root }));
  });
  afterAll(() => project.remove());

  it('accepts a sound project', () => {
    expect(compile(project)).toBe('');
  });

  it('sees every seed', () => {
    project.write(Object.fromEntries(brokenTypes.map(({ path, text }) => [path, text])));
    complaints = compile(project).split('\n');
    expect(complaints.length).toBeGreaterThan(brokenTypes.length - 1);
  });

  it.each(brokenTypes)('refuses $path', ({ path, code }) => {
    expect(complaints.filter((line) => line.startsWith(path)).join('\n')).toContain(code);
  });
});
