import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { keyKind } from '../../contract/key-status.ts';

const row = z.object({
  kind: keyKind,
  label: z.string(),
  site: z.string(),
  due_on: z.string().nullable(),
});

export type HandedKey = z.infer<typeof row>;

/** Those of these keys that the person still holds; one may have been passed on in the meantime. */
export const handedKeys = (tenant: Tenant, userId: number, keyIds: readonly number[]): Promise<HandedKey[]> =>
  tenant.query({
    name: 'keys-handed',
    text: `select k.kind, k.label, j.job_number || ' ' || j.job_name as site, c.due_on
      from key_custodies c
      join keys k on k.organization_id = $1 and k.id = c.key_id
      join jobs j on j.organization_id = $1 and j.id = k.job_id
      where c.organization_id = $1 and c.user_id = $2 and c.key_id = any($3::int[]) and c.ended_at is null
      order by j.job_number, k.label, k.id`,
    values: [tenant.organizationId, userId, keyIds],
    row,
  });
