import type { Tenant } from './tenant.ts';

/** Does one part of a transaction so that its failure takes back this part alone. What the part wanted done after the
 * commit is done only when it succeeded. Parts do not lie within each other. */
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
