import { gone } from '#platform/contract/errors';
import type { Identity } from '#platform/server/db/identity';
import type { AuthenticateShare } from '#platform/server/http/share-access';
import { hashToken } from '#platform/server/tokens';
import type { LinkOver } from '../../contract/index.ts';
import { type FoundShare, loadShare } from './share-identity-repository.ts';
import { presentSharedOrganization } from './shared-organization.ts';

export const isLinkOver = (link: Pick<FoundShare, 'expires_at' | 'revoked_at'>, now: Date): boolean =>
  link.revoked_at !== null || Date.parse(link.expires_at) <= now.getTime();

/** Has no logo, because the address of the logo is valid only with the link. */
const over = (share: FoundShare): LinkOver => ({
  organization: presentSharedOrganization({
    ...share,
    name: share.organization_name,
    slug: share.organization_slug,
  }),
});

/** Reads the link for every call, so that a revoked link ends at once. */
export const createAuthenticateShare =
  (identity: Identity): AuthenticateShare =>
  async (token, now) => {
    const share = await loadShare(identity, hashToken(token));
    if (!share) return undefined;
    if (isLinkOver(share, now)) throw gone('link_expired', over(share));
    return {
      organizationId: share.organization_id,
      organizationSlug: share.organization_slug,
      linkId: share.link_id,
      kind: share.kind,
      recordId: share.record_id,
    };
  };
