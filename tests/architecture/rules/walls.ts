import { globSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { existingRoots, findCode, read, root } from './project-files.ts';

export type Edge = { from: string; to: string };

export type Walls = {
  /** `rule: from -> to`, one line each. */
  violations: string[];
  /** Files that the cruiser did not read, or in which it missed the imports: its result for them is worthless. */
  unseen: string[];
  modules: number;
  edges: Edge[];
};

/** Reads every import below `base`, or those of some folders alone, and checks them against .dependency-cruiser.cjs. */
export const cruiseWalls = async (base = root, folders: readonly string[] = []): Promise<Walls> => {
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.cjs'));
  const isChosen = (path: string) =>
    folders.length === 0 || folders.some((folder) => path.startsWith(folder));
  const others = folders.length > 0 ? { doNotFollow: { path: `^(?!${folders.join('|')})` } } : {};
  const roots =
    folders.length > 0 ? [...folders] : [...existingRoots(base), ...globSync('*.config.ts', { cwd: base })];
  const { output } = await cruise(roots, { ...options, ...others, baseDir: base });
  const { modules, summary } = output as ICruiseResult;
  const seen = new Map(modules.map((module) => [module.source, module.dependencies.length]));
  return {
    violations: summary.violations
      .map(({ rule, from, to }) => (from === to ? `${rule.name}: ${from}` : `${rule.name}: ${from} -> ${to}`))
      .sort(),
    unseen: findUnseen(findCode(base).filter(isChosen), seen, (path) => read(path, base)),
    modules: modules.length,
    edges: modules.flatMap((module) =>
      module.dependencies.map(({ resolved }) => ({ from: module.source, to: resolved })),
    ),
  };
};

/** `seen`: the number of imports that the cruiser found in each file. */
export const findUnseen = (
  paths: readonly string[],
  seen: ReadonlyMap<string, number>,
  textOf: (path: string) => string,
): string[] =>
  paths.filter((path) => {
    const imports = seen.get(path);
    return imports === undefined || (imports === 0 && importsSomething(textOf(path)));
  });

const importsSomething = (text: string): boolean => /^(import|export) [^;(]*?from '/m.test(text);
