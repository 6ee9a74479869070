import { loadOrganization } from '#features/accounts/organizations/server';
import { gone, type Problem } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { ShareAccess } from '#platform/server/http/share-access';
import type { Wiring } from '#platform/server/http/wiring';
import type { LinkOver } from '../../contract/index.ts';
import { signOf } from '../links/tokens.ts';
import { ipPrefix } from './ip-prefix.ts';
import { logView } from './share-view-repository.ts';
import { presentSharedOrganization } from './shared-organization.ts';
import { type PictureUrl, signPictures } from './sign-pictures.ts';

type Call = {
  tenant: Tenant;
  grant: ShareAccess;
  wiring: Pick<Wiring, 'database'>;
  now: Date;
  request: { address: string };
};

/** Makes addresses of pictures for whoever holds this grant. */
export const picturesOf = async ({ wiring, grant, now }: Omit<Call, 'request'>): Promise<PictureUrl> =>
  signPictures(await signOf(wiring.database.identity), grant, now);

/** Logs one view of a page that could be shown. */
export const countView = ({ tenant, grant, now, request }: Call): Promise<void> =>
  logView(tenant, { linkId: grant.linkId, at: now, ipPrefix: ipPrefix(request.address) });

/** The error when the link is valid, but strangers may no longer see its record. */
export const unavailable = async (tenant: Tenant): Promise<Problem> => {
  const details: LinkOver = { organization: presentSharedOrganization(await loadOrganization(tenant)) };
  return gone('link_unavailable', details);
};
