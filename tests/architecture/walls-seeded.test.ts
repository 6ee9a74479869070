import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edgesOffTheMap, namesOnACycle, unknownNames, unusedArrows } from './rules/feature-map.ts';
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
    expect(edgesOffTheMap(edges, { house: { uses: [], features: { lower: [], upper: ['lower'] } } })).toEqual(
      [],
    );
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

describe('the map of features', () => {
  const edge = { from: 'features/one/lower/server/a.ts', to: 'features/one/upper/server/index.ts' };
  const across = { from: 'features/two/alone/server/a.ts', to: 'features/one/lower/server/index.ts' };
  const map = {
    one: { uses: [], features: { lower: [], upper: ['lower'] } },
    two: { uses: [], features: { alone: [] } },
  };

  it('refuses an edge that is not on it, within a domain and between two', () => {
    expect(edgesOffTheMap([edge], map)).toHaveLength(1);
    expect(edgesOffTheMap([across], map)).toHaveLength(1);
    expect(edgesOffTheMap([across], { ...map, two: { ...map.two, uses: ['one'] } })).toEqual([]);
  });

  it('lets tests prepare records of any feature', () => {
    expect(edgesOffTheMap([{ ...edge, from: 'features/one/lower/server/a.test.ts' }], map)).toEqual([]);
  });

  it('refuses an arrow that nothing uses', () => {
    const wide = { ...map, two: { ...map.two, uses: ['one'] } };
    expect(unusedArrows(['alone -> lower', 'upper -> lower'], wide)).toEqual([]);
    expect(unusedArrows([], wide)).toEqual(['two -> one', 'upper -> lower']);
  });

  it('refuses a cycle, also a long one', () => {
    expect(namesOnACycle({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] })).toEqual(['a', 'b', 'c']);
  });

  it('refuses a name it does not describe', () => {
    expect(unknownNames({ one: { uses: ['b'], features: { lower: ['c'] } } })).toEqual([
      'one -> b',
      'lower -> c',
    ]);
  });
});
