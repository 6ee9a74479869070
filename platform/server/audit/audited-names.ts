import { z } from 'zod';
import type { Tenant } from '../db/tenant.ts';
import type { Entries } from '../feature/server-feature.ts';

export type AuditedRecord = { name: string; path: string | null };

const row = z.object({ kind: z.string(), id: z.int(), name: z.string(), of: z.int() });

/** The names of records of several kinds, in one prepared statement: its text is the same whichever kinds a page has. */
export const auditedNames = async (
  tenant: Tenant,
  kinds: Entries<'audited'>,
  wanted: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<(kind: string, id: number) => AuditedRecord | undefined> => {
  const entries = Object.entries(kinds);
  const branches = entries.map(([kind, { records }], at) => {
    const { table, name, id = 'id', of = id } = records;
    return `select '${kind}' as kind, r.${id} as id, ${name} as name, r.${of} as "of" from ${table} r
      where r.organization_id = $1 and r.${id} = any($${at + 2}::int[])`;
  });
  const rows = await tenant.query({
    name: 'audited-names',
    text: branches.join(' union all '),
    values: [tenant.organizationId, ...entries.map(([kind]) => [...(wanted.get(kind) ?? [])])],
    row,
  });
  const found = new Map(
    rows.map(({ kind, id, name, of }) => [
      `${kind} ${id}`,
      { name, path: kinds[kind]?.records.path?.(of) ?? null },
    ]),
  );
  return (kind, id) => found.get(`${kind} ${id}`);
};
