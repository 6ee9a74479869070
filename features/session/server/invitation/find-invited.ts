import { findOrganization } from '#features/organizations/server';
import { findMembership } from '#features/users/server';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { findLoginRecord } from '../identity-repository.ts';
import { hashToken, newToken } from '../login/tokens.ts';
import { createInvitation } from './invitation-repository.ts';

/** How long the link of an invitation is good. */
export const invitationDays = 7;

const day = 24 * 3_600_000;

type Work = { organizationId: number; userId: number };

/** Undefined for a person who has joined meanwhile, or is gone. */
export const findInvited = async ({ database }: Wiring, { organizationId, userId }: Work) => {
  const login = await findLoginRecord(database.identity, userId);
  const invited = await database.withTenant(systemScope(organizationId), async (tenant) => {
    const person = await findMembership(tenant, userId);
    if (person?.status !== 'invited') return undefined;
    const inviter = person.invited_by === null ? undefined : await findMembership(tenant, person.invited_by);
    const { name: organization } = await findOrganization(tenant);
    return { person, organization, inviter: inviter?.name ?? null };
  });
  // Another organization has changed the address of the login while the person was gone here. The old one may be somebody
  // else's by now, and the link would open the login.
  if (!login || login.email !== (invited?.person.email ?? null)) return undefined;
  return invited && { ...invited, locale: login.locale };
};

/** The link is made when it is sent, so that no queue keeps it: what is sent again has a new one, and the old one is
 * void. */
export const makeInvitationLink = async (
  { database, config, clock }: Wiring,
  { organizationId, userId }: Work,
): Promise<string> => {
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + invitationDays * day);
  await createInvitation(database.identity, {
    organizationId,
    userId,
    tokenHash: hashToken(token),
    expiresAt,
  });
  return `${config.publicUrl}/signup?token=${token}`;
};
