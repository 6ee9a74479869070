import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../rules/project-files.ts';

export type Sources = Readonly<Record<string, string>>;

export type TemporaryProject = { path: string; write: (sources: Sources) => void; remove: () => void };

/** Inside this project, so that its packages are found, but not in node_modules, which tools ignore. */
export const createProject = (sources: Sources, copied: readonly string[] = []): TemporaryProject => {
  const parent = join(root, 'test-results');
  mkdirSync(parent, { recursive: true });
  const path = mkdtempSync(join(parent, 'seeded-'));
  const write = (files: Sources): void => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(path, name)), { recursive: true });
      writeFileSync(join(path, name), text);
    }
  };
  for (const name of copied) cpSync(join(root, name), join(path, name), { recursive: true });
  write(sources);
  return { path, write, remove: () => rmSync(path, { recursive: true, force: true }) };
};
