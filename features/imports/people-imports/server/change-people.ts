import { saveMembership } from '#features/accounts/access/server';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { JudgedPerson } from './judging.ts';

type Given = { userId: number; importId: number; record: { file_name: string } };

/** Changes the people whom rows found, each with an entry in their history. */
export const changePeople = async (
  tenant: Tenant,
  rows: readonly JudgedPerson[],
  { userId, importId, record }: Given,
): Promise<void> => {
  for (const { change } of rows) {
    if (!change) continue;
    const { id, before, after } = change;
    await saveMembership(tenant, id, after);
    const old = new Map<string, unknown>(Object.entries(before));
    await writeAudit(
      tenant,
      { userId, impersonated: false },
      {
        ...{ action: 'user.imported', entity: 'user', entityId: id, note: record.file_name },
        changes: {
          import_id: [null, importId],
          ...Object.fromEntries(
            Object.entries(after).map(([name, value]) => [name, [old.get(name) ?? null, value]]),
          ),
        },
      },
    );
  }
};
