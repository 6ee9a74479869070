import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { projectsInStages } from '../../bin/stages.mjs';
import config from '../../vitest.config.ts';
import { root } from './rules/project-files.ts';

type Project = { test: { name: string; include: string[]; exclude?: string[] } };

const projects = (config.test?.projects ?? []) as unknown as Project[];

const projectsOf = (path: string): string[] =>
  projects
    .filter(
      ({ test: { include, exclude = [] } }) =>
        include.some((glob) => matchesGlob(path, glob)) && !exclude.some((glob) => matchesGlob(path, glob)),
    )
    .map(({ test: { name } }) => name);

const files = globSync('**/*.test.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['node_modules', 'dist', 'data', 'test-results'],
});

it('every file of tests is run by one project: none lies where nothing looks for it', () => {
  expect(files.length).toBeGreaterThan(600);
  expect(files.filter((path) => projectsOf(path).length !== 1)).toEqual([]);
  expect(projectsOf('features/tasks/shared/lost.test.ts')).toEqual([]);
});

it('every project but the one for long runs is part of a stage', () => {
  expect(projects.map(({ test }) => test.name).filter((name) => name !== 'walk')).toEqual(
    expect.arrayContaining([...projectsInStages]),
  );
  expect(projectsInStages).toHaveLength(projects.length - 1);
});
