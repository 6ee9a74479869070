import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({ id: z.int(), owner_id: z.int() });

export const filesOfAnswers = (
  tenant: Tenant,
  answerIds: readonly number[],
): Promise<z.infer<typeof row>[]> =>
  tenant.query({
    name: 'inspection-answer-files',
    text: `select id, owner_id from files where organization_id = $1 and owner_entity = 'inspection-answer'
      and owner_id = any($2::int[]) and purpose = 'attachment' and deleted_at is null order by id`,
    values: [tenant.organizationId, answerIds],
    row,
  });
