import { describe, expect, it } from 'vitest';
import type { AliasedColumn } from '#platform/server/db/aliased-column';
import type { Tenant } from '#platform/server/db/tenant';
import { clientInScope, inScope, inScopeSql, scopeConditions } from './index.ts';

const scopedTo = (seesAllJobs: boolean) => ({ organizationId: 1, userId: 2, seesAllJobs }) as Tenant;

const written: [string, (tenant: Tenant, column: AliasedColumn) => unknown][] = [
  ['inScopeSql', (tenant, column) => inScopeSql(tenant, column, '$2')],
  ['scopeConditions', (tenant, column) => scopeConditions(tenant, column, '$2')],
  ['inScope', inScope],
  ['clientInScope', clientInScope],
];

describe.each(written)('%s', (_name, write) => {
  // @ts-expect-error A column without its table is no type of column here.
  const bare: AliasedColumn = 'job_id';

  it.each([bare, 'v.job_id'] as const)(
    'refuses %s, which its own sub-select would take for its own column, whoever asks',
    (column) => {
      for (const seesAll of [true, false]) expect(() => write(scopedTo(seesAll), column)).toThrow();
    },
  );

  it('takes the column of a table of the statement', () => {
    for (const seesAll of [true, false]) expect(() => write(scopedTo(seesAll), 't.job_id')).not.toThrow();
  });
});
