import type { Tenant } from '#platform/server/db/tenant';

export const insertQuestion = async (
  tenant: Tenant,
  question: { proposal_id: number; name: string; question: string },
): Promise<void> => {
  await tenant.db
    .insertInto('proposal_questions')
    .values({ ...question, organization_id: tenant.organizationId })
    .execute();
};

/** Saves the answer of a question that has none yet. */
export const saveAnswer = async (
  tenant: Tenant,
  { id, proposalId, answer, now }: { id: number; proposalId: number; answer: string; now: Date },
): Promise<void> => {
  await tenant.db
    .updateTable('proposal_questions')
    .set({ answer, answered_at: now.toISOString(), answered_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('proposal_id', '=', proposalId)
    .where('id', '=', id)
    .execute();
};
