import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edgesOffTheMap, featuresOnACycle, unknownFeatures } from './rules/feature-map.ts';
import { root } from './rules/project-files.ts';
import { cruiseWalls, findUnseen, type Walls } from './rules/walls.ts';
import { soundProject } from './seeds/sound-project.ts';
import { createProject, type TemporaryProject } from './seeds/temporary-project.ts';
import { wallSeeds } from './seeds/wall-seeds.ts';

const configuration = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'));
const rules: string[] = configuration.forbidden.map((rule: { name: string }) => rule.name);

describe('the walls', () => {
  let project: TemporaryProject;
  let seeded: Walls;

  beforeAll(async () => {
    project = createProject(soundProject);
  });
  afterAll(() => project.remove());

  it('find no fault in a sound project', async () => {
    const { violations, unseen, edges } = await cruiseWalls(project.path);
    expect(violations).toEqual([]);
    expect(unseen).toEqual([]);
    expect(edgesOffTheMap(edges, { lower: [], upper: ['lower'] })).toEqual([]);
  });

  it('are each broken by a seed', async () => {
    expect(Object.keys(wallSeeds).sort()).toEqual(rules.toSorted());
    for (const sources of Object.values(wallSeeds)) project.write(sources);
    seeded = await cruiseWalls(project.path);
    expect(seeded.unseen).toEqual([]);
  });

  it.each(Object.entries(wallSeeds))('%s is noticed in every file that breaks it', (rule, sources) => {
    const caught = seeded.violations.filter((line) => line.startsWith(`${rule}: `));
    const missed = Object.keys(sources).filter((path) => !caught.some((line) => line.includes(path)));
    expect(missed).toEqual([]);
  });

  it('do not pass when the cruiser saw nothing', () => {
    const textOf = () => "import { a } from './a.ts';\n";
    expect(findUnseen(['a.ts', 'b.tsx'], new Map([['a.ts', 1]]), textOf)).toEqual(['b.tsx']);
    expect(findUnseen(['a.ts'], new Map([['a.ts', 0]]), textOf)).toEqual(['a.ts']);
  });
});

describe('the feature map', () => {
  const edge = { from: 'features/lower/server/a.ts', to: 'features/upper/server/index.ts' };

  it('refuses an edge that is not on it', () => {
    expect(edgesOffTheMap([edge], { lower: [], upper: ['lower'] })).toHaveLength(1);
  });

  it('lets tests prepare records of any feature', () => {
    expect(edgesOffTheMap([{ ...edge, from: 'features/lower/server/a.test.ts' }], { lower: [] })).toEqual([]);
  });

  it('refuses a cycle, also a long one', () => {
    expect(featuresOnACycle({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] })).toEqual(['a', 'b', 'c']);
  });

  it('refuses a name it does not describe', () => {
    expect(unknownFeatures({ a: ['b'] })).toEqual(['a -> b']);
  });
});
