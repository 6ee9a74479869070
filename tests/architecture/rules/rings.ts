import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import config from '../../../vitest.config.ts';
import { root } from './project-files.ts';

type Project = { test: { name: string; include: string[]; exclude?: string[] } };

export const projects = (config.test?.projects ?? []) as unknown as Project[];

/** The projects that run a file of tests. */
export const projectsOf = (path: string): string[] =>
  projects
    .filter(
      ({ test: { include, exclude = [] } }) =>
        include.some((glob) => matchesGlob(path, glob)) && !exclude.some((glob) => matchesGlob(path, glob)),
    )
    .map(({ test: { name } }) => name);

export const testFiles = globSync('**/*.test.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['node_modules', 'dist', 'data', 'test-results'],
});
