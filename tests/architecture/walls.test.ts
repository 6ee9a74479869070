import { beforeAll, describe, expect, it } from 'vitest';
import { tableOwners } from '../../db/schema/owners.ts';
import { domains } from '../../features/map.ts';
import {
  domainUses,
  edgesOffTheMap,
  featureEdges,
  featureUses,
  namesOnACycle,
  unknownNames,
  unusedArrows,
} from './rules/feature-map.ts';
import { findFiles, findServers, read, root } from './rules/project-files.ts';
import { tableEdges } from './rules/table-owners.ts';
import { cruiseWalls, type Walls } from './rules/walls.ts';

let walls: Walls;
beforeAll(async () => {
  walls = await cruiseWalls();
});

describe('the import graph', () => {
  it('was read from every source file', () => {
    expect(walls.unseen).toEqual([]);
    expect(walls.modules).toBeGreaterThan(100);
  });

  it('respects the walls of .dependency-cruiser.cjs', () => {
    expect(walls.violations).toEqual([]);
  });

  it('has no edge between features that is not on the map', () => {
    expect(edgesOffTheMap(walls.edges, domains)).toEqual([]);
  });
});

describe('the map of features', () => {
  it('has no cycle, between domains or within one', () => {
    expect(namesOnACycle(domainUses(domains))).toEqual([]);
    expect(namesOnACycle(featureUses(domains))).toEqual([]);
  });

  it('names only what it describes', () => {
    expect(unknownNames(domains)).toEqual([]);
  });

  it('has no arrow that neither an import nor a statement uses', () => {
    const statements = findServers(root).flatMap((path) => tableEdges(path, read(path), tableOwners));
    expect(unusedArrows([...featureEdges(walls.edges).keys(), ...statements], domains)).toEqual([]);
  });

  it('describes every feature folder where it is, each under a name of its own', () => {
    const folders = new Set(
      findFiles('.', '*').flatMap((path) => /^features\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0] ?? []),
    );
    const described = Object.entries(domains).flatMap(([domain, { features }]) =>
      Object.keys(features).map((feature) => `features/${domain}/${feature}`),
    );
    expect([...folders].sort()).toEqual(described.toSorted());
    const names = described.map((path) => path.split('/')[2]);
    expect(names).toHaveLength(new Set(names).size);
  });
});
