import { expect, it } from 'vitest';
import { projectsInStages } from '../../bin/stages.mjs';
import { projects, projectsOf, testFiles } from './rules/rings.ts';

it('every file of tests is run by one project: none lies where nothing looks for it', () => {
  expect(testFiles.length).toBeGreaterThan(600);
  expect(testFiles.filter((path) => projectsOf(path).length !== 1)).toEqual([]);
  expect(projectsOf('features/tasks/tasks/shared/lost.test.ts')).toEqual([]);
});

it('every project but the one for long runs is part of a stage', () => {
  expect(projects.map(({ test }) => test.name).filter((name) => name !== 'walk')).toEqual(
    expect.arrayContaining([...projectsInStages]),
  );
  expect(projectsInStages).toHaveLength(projects.length - 1);
});
