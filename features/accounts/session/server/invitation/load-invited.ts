import { loadMembership } from '#features/accounts/access/server';
import { loadOrganization } from '#features/accounts/organizations/server';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { hashToken, newToken } from '#platform/server/tokens';
import { loadLoginRecord } from '../identity-repository.ts';
import { createInvitation } from './invitation-repository.ts';

/** Days for which the link of an invitation is valid. */
export const invitationDays = 7;

const day = 24 * 3_600_000;

type Work = { organizationId: number; userId: number };

/** Undefined for a person who has joined in the meantime or was deleted. */
export const loadInvited = async ({ database }: Wiring, { organizationId, userId }: Work) => {
  const login = await loadLoginRecord(database.identity, userId);
  const invited = await database.withTenant(systemScope(organizationId), async (tenant) => {
    const person = await loadMembership(tenant, userId);
    if (person?.status !== 'invited') return undefined;
    const inviter = person.invited_by === null ? undefined : await loadMembership(tenant, person.invited_by);
    const { name: organization, primary_brand_color: color } = await loadOrganization(tenant);
    return { person, organization, color, inviter: inviter?.name ?? null };
  });
  // While the person was deleted here, another organization may have changed the address of the login. The old address may
  // belong to someone else by now, and the link would open the login.
  if (!login || login.email !== (invited?.person.email ?? null)) return undefined;
  return invited && { ...invited, locale: login.locale };
};

/** Creates the link at the moment of sending, so that the queue never stores it. Sending again makes a new link and voids
 * the old one. */
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
