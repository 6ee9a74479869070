import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { globalTables } from '../../db/schema/owners.ts';
import { type MigratedDatabase, openMigrated } from './migrated-database.ts';
import { type CatalogRule, catalogRules } from './rules/catalog.ts';
import { catalogSeeds } from './seeds/catalog-seeds.ts';

const withoutTenant = [...globalTables, 'pgmigrations'];

describe('the catalog of a migrated database', () => {
  let database: MigratedDatabase;

  beforeAll(async () => {
    database = await openMigrated();
  });
  afterAll(() => database?.close());

  const offenders = async ({ sql }: CatalogRule): Promise<string[]> => {
    const { rows } = await database.superuser.query(sql, [withoutTenant]);
    return rows.map(({ what }) => what);
  };

  it.each(catalogRules)('$name', async (rule) => {
    expect(await offenders(rule)).toEqual([]);
  });

  it('breaks every rule by a seed', () => {
    expect(Object.keys(catalogSeeds).sort()).toEqual(catalogRules.map(({ name }) => name).sort());
  });

  it.each(catalogRules)('notices a breach of: $name', async (rule) => {
    const { sql, what } = catalogSeeds[rule.name] ?? { sql: '', what: '' };
    await database.superuser.query('begin');
    try {
      await database.superuser.query(sql);
      expect(await offenders(rule)).toContain(what);
    } finally {
      await database.superuser.query('rollback');
    }
  });
});
