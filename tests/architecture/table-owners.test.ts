import { describe, expect, it } from 'vitest';
import { globalTables, tableOwners } from '../../db/schema/owners.ts';
import { domains } from '../../features/map.ts';
import { featureUses } from './rules/feature-map.ts';
import { findFiles, read, root } from './rules/project-files.ts';
import { migratedTables, ownerFaults } from './rules/table-owners.ts';

const ownership = { owners: tableOwners, globals: globalTables, map: domains };

describe('db/schema/owners.ts', () => {
  const tables = migratedTables(findFiles(root, 'migrations/*.sql').map((path) => read(path)));

  it('lists the tables of the migrations and nothing else', () => {
    expect(Object.keys(tableOwners).sort()).toEqual(tables);
  });

  it('names features of the map, or the platform', () => {
    const strangers = Object.values(tableOwners).filter(
      (owner) => owner !== 'platform' && !(owner in featureUses(domains)),
    );
    expect(strangers).toEqual([]);
  });

  it('lists global tables that exist', () => {
    expect(globalTables.filter((table) => !(table in tableOwners))).toEqual([]);
  });
});

describe('repositories', () => {
  const paths = findFiles(root, '*-repository.ts');

  it('are found', () => {
    expect(paths.length).toBeGreaterThan(5);
  });

  it.each(paths)('%s writes its own tables and reads what lies below', (path) => {
    expect(ownerFaults(path, read(path), ownership)).toEqual([]);
  });
});
