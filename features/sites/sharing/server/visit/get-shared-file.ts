import { answerPicture, type FileRow, findFiles, isPicture } from '#features/accounts/files/server';
import { findOrganization } from '#features/accounts/organizations/server';
import { forbidden, notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { FileAnswer, OpenCall } from '#platform/server/http/call';
import { systemScope } from '#platform/server/http/person';
import type { sharingEndpoints } from '../../contract/index.ts';
import { findShareLink } from '../links/share-link-repository.ts';
import type { SharedRecords } from '../links/shared-records.ts';
import { signOf } from '../links/tokens.ts';
import { isLinkOver } from './authenticate-share.ts';
import { isSignatureValid } from './sign-pictures.ts';

const isLogo = async (tenant: Tenant, file: FileRow): Promise<boolean> => {
  const { logo_file_id, logo_horizontal_file_id } = await findOrganization(tenant);
  return file.id === logo_file_id || file.id === logo_horizontal_file_id;
};

/** A valid signature opens an image only while its link is valid and its page still shows it. */
export const getSharedFile = async (
  { params, query, wiring, now }: OpenCall<(typeof sharingEndpoints)['getSharedFile']>,
  records: SharedRecords,
): Promise<FileAnswer> => {
  const sign = await signOf(wiring.database.identity);
  if (!isSignatureValid(sign, { ...query, ...params }, now)) throw forbidden('signature_over');
  const file = await wiring.database.withTenant(systemScope(query.organization), async (tenant) => {
    const link = await findShareLink(tenant, query.link);
    const record = link && Object.hasOwn(records, link.kind) ? records[link.kind] : undefined;
    if (!link || !record || isLinkOver(link, now)) return undefined;
    const [found] = await findFiles(tenant, [params.photoId]);
    if (!found || !isPicture(found)) return undefined;
    const shown = (await record.showsPicture(tenant, link.record_id, found)) || (await isLogo(tenant, found));
    return shown ? found : undefined;
  });
  if (!file) throw notFound();
  return { ...answerPicture(file, query.size, wiring.storage), cache: 'never' };
};
