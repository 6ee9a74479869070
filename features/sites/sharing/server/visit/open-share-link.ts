import type { OpenCall, RedirectAnswer } from '#platform/server/http/call';
import { shareCookie, shareCookieAge } from '#platform/server/http/share-access';
import { hashToken } from '#platform/server/tokens';
import type { sharingEndpoints } from '../../contract/index.ts';
import type { SharedRecords } from '../links/shared-records.ts';
import { findShare } from './share-identity-repository.ts';

const oneYear = 365 * 24 * 60 * 60;

/** Moves the token from the address into a cookie. A link that has ended also leads to its page, which says so. */
export const openShareLink = async (
  { params, wiring, request, locale, setCookie }: OpenCall<(typeof sharingEndpoints)['openShareLink']>,
  records: SharedRecords,
): Promise<RedirectAnswer> => {
  const share = await findShare(wiring.database.identity, hashToken(params.token));
  const record = share && Object.hasOwn(records, share.kind) ? records[share.kind] : undefined;
  if (!share || !record) return { location: '/login' };
  setCookie(shareCookie, params.token, { maxAgeSeconds: shareCookieAge });
  // The page reads its language from the cookie. A stranger has none yet, so the browser's preference is stored in it.
  if (!request.cookie('locale')) setCookie('locale', locale, { maxAgeSeconds: oneYear, readable: true });
  return { location: `/${share.organization_slug}${record.path(share.record_id)}` };
};
