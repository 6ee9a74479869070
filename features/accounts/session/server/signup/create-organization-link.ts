import type { Identity } from '#platform/server/db/identity';
import { hashToken, newToken } from '#platform/server/tokens';
import { createLink } from '../password/link-repository.ts';

const days = 24 * 3_600_000;

/** Makes a link that can create one organization and is valid for 7 days. */
export const createOrganizationLink = async (
  identity: Identity,
  publicUrl: string,
  now: Date,
): Promise<string> => {
  const token = newToken();
  await createLink(identity, 'organization', hashToken(token), null, new Date(now.getTime() + 7 * days));
  return `${publicUrl}/signup?token=${token}`;
};
