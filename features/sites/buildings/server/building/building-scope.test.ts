import { expect, it } from 'vitest';
import type { AliasedColumn } from '#platform/server/db/aliased-column';
import type { Tenant } from '#platform/server/db/tenant';
import { buildingInScope } from './building-scope-repository.ts';

it.each(['building_id', 'jb.building_id', 'nb.id'])(
  'the scope of a building refuses %s, which its own sub-select would take for its own column',
  (column) => {
    for (const seesAllJobs of [true, false]) {
      const tenant = { organizationId: 1, userId: 2, seesAllJobs } as Tenant;
      expect(() => buildingInScope(tenant, column as AliasedColumn)).toThrow();
      expect(() => buildingInScope(tenant, column as AliasedColumn, 3)).toThrow();
    }
  },
);
