import { describe, expect, it } from 'vitest';
import { globalTables, tableOwners } from '../../db/schema/owners.ts';
import { domains } from '../../features/map.ts';
import { featureUses } from './rules/feature-map.ts';
import { findFiles, findServers, read, root } from './rules/project-files.ts';
import { migratedTables, ownerFaults, tablesIn } from './rules/table-owners.ts';

/** How many files name a table at least. Fewer fail; state the new number when files were joined. */
const queryingFiles = 400;

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

describe('servers', () => {
  const paths = findServers(root);

  it('write their own tables and read what lies below', () => {
    const queried = paths.filter((path) => {
      const { reads, writes } = tablesIn(read(path));
      return [...reads, ...writes].some((table) => table in tableOwners);
    });
    expect(queried.length).toBeGreaterThanOrEqual(queryingFiles);
    expect(paths.flatMap((path) => ownerFaults(path, read(path), ownership))).toEqual([]);
  });
});
