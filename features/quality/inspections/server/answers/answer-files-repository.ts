import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

export const filesOfAnswers = (
  tenant: Tenant,
  answerIds: readonly number[],
): Promise<{ id: number; owner_id: number }[]> =>
  tenant.db
    .selectFrom('files')
    .select(['id', 'owner_id'])
    .where('organization_id', '=', tenant.organizationId)
    .where('owner_entity', '=', 'inspection-answer')
    .where('owner_id', '=', anyOf(answerIds))
    .where('purpose', '=', 'attachment')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
