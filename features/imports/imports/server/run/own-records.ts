import type { Tenant } from '#platform/server/db/tenant';
import { recordsAfter } from '../result/import-row-repository.ts';

/** The records that an import has written so far, keyed by `type id`. */
export type OwnRecords = ReadonlyMap<string, 'created' | 'changed'>;

/** Remembers these records during a run, so that each row is read only once. Before each part it reads what was added since,
 * because another process may have written parts in the meantime. */
export const rememberOwn = (importId: number) => {
  const own = new Map<string, 'created' | 'changed'>();
  let line = 0;
  return async (tenant: Tenant): Promise<OwnRecords> => {
    for (const row of await recordsAfter(tenant, importId, line)) {
      for (const { type, id, before } of row.records)
        own.set(`${type} ${id}`, before === null ? 'created' : 'changed');
      line = row.line;
    }
    return own;
  };
};
