import { beforeAll, describe, expect, it } from 'vitest';
import { featureMap } from '../../features/map.ts';
import { edgesOffTheMap, featuresOnACycle, unknownFeatures } from './rules/feature-map.ts';
import { findFiles } from './rules/project-files.ts';
import { cruiseWalls, type Walls } from './rules/walls.ts';

describe('the import graph', () => {
  let walls: Walls;
  beforeAll(async () => {
    walls = await cruiseWalls();
  });

  it('was read from every source file', () => {
    expect(walls.unseen).toEqual([]);
    expect(walls.modules).toBeGreaterThan(100);
  });

  it('respects the walls of .dependency-cruiser.cjs', () => {
    expect(walls.violations).toEqual([]);
  });

  it('has no edge between features that is not on the map', () => {
    expect(edgesOffTheMap(walls.edges, featureMap)).toEqual([]);
  });
});

describe('the feature map', () => {
  it('has no cycle', () => {
    expect(featuresOnACycle(featureMap)).toEqual([]);
  });

  it('names only features it describes', () => {
    expect(unknownFeatures(featureMap)).toEqual([]);
  });

  it('describes every feature folder', () => {
    const folders = new Set(
      findFiles('.', '*')
        .map((path) => /^features\/([^/]+)\//.exec(path)?.[1])
        .filter((name) => name !== undefined),
    );
    expect([...folders].filter((name) => !(name in featureMap))).toEqual([]);
  });
});
