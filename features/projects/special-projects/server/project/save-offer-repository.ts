import type { Tenant } from '#platform/server/db/tenant';

export type Offer = {
  sent_at: string;
  valid_until: string;
  answer: 'approved' | 'declined' | null;
};

/** Stores what the client was offered last, for the list and the figures; null when that was taken back. Does not make open forms
 * of the project stale. */
export const saveOffer = async (tenant: Tenant, projectId: number, offer: Offer | null): Promise<void> => {
  await tenant.db
    .updateTable('special_projects')
    .set({
      offered_at: offer?.sent_at ?? null,
      offer_ends_on: offer?.valid_until ?? null,
      offer_answer: offer?.answer ?? null,
    })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', projectId)
    .execute();
};
