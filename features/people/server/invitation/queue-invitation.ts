import type { PersonCall } from '../person/record-person-change.ts';

/** Mails the link after the commit. */
export const queueInvitation = ({ tenant, wiring }: PersonCall, userId: number): Promise<void> =>
  wiring.queue.add(tenant, 'mail', { organizationId: tenant.organizationId, kind: 'invitation', userId });
