import type { Tenant } from './tenant.ts';

/** Runs one part of a transaction: if it fails, only this part is rolled back. Its `afterCommit` work is kept only if it
 * succeeds. Parts must not be nested. */
export const attempt = async <T>(tenant: Tenant, part: (tenant: Tenant) => Promise<T>): Promise<T> => {
  const after: (() => void)[] = [];
  await tenant.query({ text: 'savepoint part' });
  try {
    const result = await part({ ...tenant, afterCommit: (run) => void after.push(run) });
    await tenant.query({ text: 'release savepoint part' });
    for (const run of after) tenant.afterCommit(run);
    return result;
  } catch (error) {
    await tenant.query({ text: 'rollback to savepoint part; release savepoint part' });
    throw error;
  }
};
