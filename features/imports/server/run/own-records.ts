import type { Tenant } from '#platform/server/db/tenant';
import { recordsAfter } from '../result/import-row-repository.ts';

/** What an import wrote so far, as `type id`. */
export type OwnRecords = ReadonlyMap<string, 'created' | 'changed'>;

/** Keeps them during a run, so that each row is read once and not again with each part. Another process may have written
 * parts meanwhile: what came since is read before each part. */
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
