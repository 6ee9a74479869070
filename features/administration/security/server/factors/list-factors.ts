import { roleWords } from '#features/accounts/access/server';
import type { Locale } from '#platform/contract/fields';
import { wallOf } from '#platform/contract/zoned-time';
import type { ExportColumn } from '#platform/server/export/export-column';
import { type ExportReader, exportHandler } from '#platform/server/export/export-handler';
import type { SignedInCall } from '#platform/server/http/call';
import { type FactorRow, securityListEndpoints } from '../../contract/index.ts';
import { securityTexts } from '../texts.ts';
import { factorIds, factorPage, factorsOfIds } from './factors-repository.ts';

export const listFactors = ({
  tenant,
  query,
}: SignedInCall<(typeof securityListEndpoints)['listSecondFactors']>) => factorPage(tenant, query);

const columnsIn = (
  locale: Locale,
  { person }: Pick<ExportReader, 'person'>,
): readonly ExportColumn<FactorRow>[] => {
  const t = securityTexts(locale);
  const wall = (moment: string | null) => moment && { wall: wallOf(moment, person.timeZone) };
  return [
    { id: 'name', header: t('field.name'), value: ({ name }) => name },
    { id: 'email', header: t('field.email'), value: ({ email }) => email },
    {
      id: 'roles',
      header: t('field.roles'),
      value: ({ roles }) => roles.map(({ name }) => roleWords(name, locale)).join(', '),
    },
    { id: 'factor', header: t('field.factor'), value: ({ factor }) => t(`factor.${factor}`) },
    { id: 'due_at', header: t('field.due_at'), value: ({ due_at }) => wall(due_at) },
    {
      id: 'last_login_at',
      header: t('field.last_login_at'),
      value: ({ last_login_at }) => wall(last_login_at),
    },
  ];
};

export const exportFactors = exportHandler(securityListEndpoints.exportSecondFactors, {
  title: (locale) => securityTexts(locale)('tab.factors'),
  columns: columnsIn,
  ids: (tenant, filters, _reader, max) => factorIds(tenant, filters, max),
  rows: factorsOfIds,
});
