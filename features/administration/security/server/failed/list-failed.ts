import { deviceName } from '#features/accounts/session/server';
import type { Locale } from '#platform/contract/fields';
import { wallOf } from '#platform/contract/zoned-time';
import type { ExportColumn } from '#platform/server/export/export-column';
import { type ExportReader, exportHandler } from '#platform/server/export/export-handler';
import type { SignedInCall } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import { type FailedSignInRow, securityListEndpoints } from '../../contract/index.ts';
import { securityTexts } from '../texts.ts';
import { failedIds, failedOfIds, failedPage } from './failed-repository.ts';

const presentTry = (row: FailedSignInRow): FailedSignInRow => ({ ...row, device: deviceName(row.device) });

export const listFailed = async ({
  tenant,
  query,
  person,
}: SignedInCall<(typeof securityListEndpoints)['listFailedSignIns']>) =>
  presentPage(await failedPage(tenant, query, person.timeZone), presentTry);

const columnsIn = (
  locale: Locale,
  { person }: Pick<ExportReader, 'person'>,
): readonly ExportColumn<FailedSignInRow>[] => {
  const t = securityTexts(locale);
  return [
    { id: 'at', header: t('field.at'), value: ({ at }) => ({ wall: wallOf(at, person.timeZone) }) },
    { id: 'name', header: t('field.name'), value: ({ name }) => name ?? t('unknown') },
    { id: 'email', header: t('field.email'), value: ({ email }) => email },
    { id: 'reason', header: t('field.reason'), value: ({ reason }) => t(`reason.${reason}`) },
    { id: 'address', header: t('field.address'), value: ({ address }) => address },
    { id: 'device', header: t('field.device'), value: ({ device }) => device },
  ];
};

export const exportFailed = exportHandler(securityListEndpoints.exportFailedSignIns, {
  title: (locale) => securityTexts(locale)('tab.failed'),
  columns: columnsIn,
  ids: (tenant, filters, { person }, max) => failedIds(tenant, filters, person.timeZone, max),
  rows: async (tenant, ids) => (await failedOfIds(tenant, ids)).map(presentTry),
});
