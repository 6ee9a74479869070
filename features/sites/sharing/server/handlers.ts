import { answerPicture, type FileRow, isPicture, loadFiles } from '#features/accounts/files/server';
import { loadOrganization } from '#features/accounts/organizations/server';
import { forbidden, notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type {
  FileAnswer,
  Handlers,
  OpenCall,
  RedirectAnswer,
  SignedInCall,
  TokenCall,
} from '#platform/server/http/call';
import { systemScope } from '#platform/server/http/person';
import { type ShareAccess, shareCookie, shareCookieAge } from '#platform/server/http/share-access';
import { hashToken } from '#platform/server/tokens';
import type { SharedOrganization, SharedPlace, ShareLink, sharingEndpoints } from '../contract/index.ts';
import { presentShareLink } from './links/share-link-presenter.ts';
import { loadShareLink, revokeLink } from './links/share-link-repository.ts';
import type { SharedRecords } from './links/shared-records.ts';
import { signOf } from './links/tokens.ts';
import { isLinkOver } from './visit/authenticate-share.ts';
import { loadShare } from './visit/share-identity-repository.ts';
import { presentSharedOrganization } from './visit/shared-organization.ts';
import { picturesOf, unavailable } from './visit/shared-page.ts';
import { isSignatureValid } from './visit/sign-pictures.ts';

const isLogo = async (tenant: Tenant, file: FileRow): Promise<boolean> => {
  const { logo_file_id, logo_horizontal_file_id } = await loadOrganization(tenant);
  return file.id === logo_file_id || file.id === logo_horizontal_file_id;
};

/** A valid signature opens an image only while its link is valid and its page still shows it. */
const getSharedFile = async (
  { params, query, wiring, now }: OpenCall<(typeof sharingEndpoints)['getSharedFile']>,
  records: SharedRecords,
): Promise<FileAnswer> => {
  const sign = await signOf(wiring.database.identity);
  if (!isSignatureValid(sign, { ...query, ...params }, now)) throw forbidden('signature_over');
  const file = await wiring.database.withTenant(systemScope(query.organization), async (tenant) => {
    const link = await loadShareLink(tenant, query.link);
    const record = link && Object.hasOwn(records, link.kind) ? records[link.kind] : undefined;
    if (!link || !record || isLinkOver(link, now)) return undefined;
    const [found] = await loadFiles(tenant, [params.photoId]);
    if (!found || !isPicture(found)) return undefined;
    const shown = (await record.showsPicture(tenant, link.record_id, found)) || (await isLogo(tenant, found));
    return shown ? found : undefined;
  });
  if (!file) throw notFound();
  return { ...answerPicture(file, query.size, wiring.storage), cache: 'never' };
};

/** Ends a link, once. The audit entry stands with the record that was shared. */
const revokeShareLink = async (
  { params, tenant, person, wiring, now }: SignedInCall<(typeof sharingEndpoints)['revokeShareLink']>,
  records: SharedRecords,
): Promise<ShareLink> => {
  const link = await loadShareLink(tenant, params.id);
  const record = link && Object.hasOwn(records, link.kind) ? records[link.kind] : undefined;
  if (!link || !record) throw notFound();
  const { jobId, buildingId } = await record.checkMayShare(tenant, person, link.record_id);
  if (!(await revokeLink(tenant, link.id, now))) throw refused('link_revoked');
  const what = { entity: link.kind, entityId: link.record_id, jobId };
  await writeAudit(tenant, person, { ...what, buildingId, action: 'share-link.revoked' });
  await wiring.events.publish(tenant, {
    ...what,
    name: 'share-link.revoked',
    actorUserId: person.userId,
    data: { link_id: link.id },
  });
  const row = (await loadShareLink(tenant, link.id)) ?? link;
  return presentShareLink(row, await signOf(wiring.database.identity), wiring.config.publicUrl);
};

const oneYear = 365 * 24 * 60 * 60;

/** Moves the token from the address into a cookie. A link that has ended also leads to its page, which says so; a token that is
 * none leads to a page of its own. */
const openShareLink = async (
  { params, wiring, request, locale, setCookie }: OpenCall<(typeof sharingEndpoints)['openShareLink']>,
  records: SharedRecords,
): Promise<RedirectAnswer> => {
  const share = await loadShare(wiring.database.identity, hashToken(params.token));
  const record = share && Object.hasOwn(records, share.kind) ? records[share.kind] : undefined;
  if (!share || !record) return { location: '/not-found/link' };
  setCookie(shareCookie, params.token, { maxAgeSeconds: shareCookieAge });
  // The page reads its language from the cookie. A stranger has none yet, so the browser's preference is stored in it.
  if (!request.cookie('locale')) setCookie('locale', locale, { maxAgeSeconds: oneYear, readable: true });
  return { location: `/${share.organization_slug}${record.path(share.record_id)}` };
};

const getSharedOrganization = async (
  call: TokenCall<(typeof sharingEndpoints)['getSharedOrganization']>,
): Promise<SharedOrganization> => {
  const row = await loadOrganization(call.tenant);
  const logo = row.logo_horizontal_file_id ?? row.logo_file_id;
  const pictureUrl = await picturesOf(call);
  return presentSharedOrganization(row, logo === null ? null : pictureUrl(logo, 'display'));
};

/** `records` are the kinds of records that the features above share. */
export const sharingHandlers = (records: SharedRecords): Handlers<typeof sharingEndpoints> => {
  const placeOf = async ({ tenant, grant }: { tenant: Tenant; grant: ShareAccess }): Promise<SharedPlace> => {
    const record = Object.hasOwn(records, grant.kind) ? records[grant.kind] : undefined;
    const place = await record?.placeOf(tenant, grant.recordId);
    if (!place) throw await unavailable(tenant);
    return place;
  };
  return {
    openShareLink: (call) => openShareLink(call, records),
    revokeShareLink: (call) => revokeShareLink(call, records),
    getSharedOrganization,
    listSharedJobs: async (call) => [(await placeOf(call)).job],
    listSharedBuildings: async (call) => {
      const { job, building } = await placeOf(call);
      return call.query.onlyActive && !job.active ? [] : [building];
    },
    getSharedFile: (call) => getSharedFile(call, records),
  };
};
