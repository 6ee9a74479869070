import { lockMembership, type Membership } from '#features/accounts/access/server';
import { overTextLimit } from '#features/accounts/session/server';
import { invalid, refused, tooMany } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Wiring } from '#platform/server/http/wiring';
import { toE164 } from '#platform/server/sms/phone-number';
import type { PersonCall } from '../person/record-person-change.ts';

type Reach = Pick<Membership, 'email' | 'phone'>;

/** How the link reaches a person: by mail, or without an address by text; null if neither is possible. */
export const invitationWay = (
  { email, phone }: Reach,
  { sms }: Pick<Wiring, 'sms'>,
): 'mail' | 'sms' | null => {
  if (email !== null) return 'mail';
  return sms && toE164(phone) ? 'sms' : null;
};

/** Refuses a new person who has neither an address nor a phone that can be texted, with 422. */
export const refuseUnreachable = (reach: Reach, wiring: Pick<Wiring, 'sms'>): void => {
  if (invitationWay(reach, wiring) !== null) return;
  if (!wiring.sms) throw invalid({ email: ['invitation_no_way'] });
  throw invalid({ phone: [reach.phone === null ? 'required' : 'text_phone'] });
};

type MailCall = { tenant: Tenant; wiring: Pick<Wiring, 'queue'> };

/** Queues the mail with the link, for a person with an address. */
export const mailInvitation = ({ tenant, wiring }: MailCall, userId: number): Promise<void> =>
  wiring.queue.add(tenant, 'mail', { organizationId: tenant.organizationId, kind: 'invitation', userId });

/** Queues the link, so that it is sent after the commit. */
export const queueInvitation = async ({ tenant, wiring }: PersonCall, userId: number): Promise<void> => {
  const { organizationId } = tenant;
  const row = await lockMembership(tenant, userId);
  const way = row && invitationWay(row, wiring);
  if (!way) throw refused('invitation_no_way');
  if (way === 'mail') return mailInvitation({ tenant, wiring }, userId);
  const seconds = await overTextLimit(wiring.database.identity, { organizationId, userId });
  if (seconds) throw tooMany(seconds);
  await wiring.queue.add(tenant, 'sms', { organizationId, kind: 'invitation', userId });
};
