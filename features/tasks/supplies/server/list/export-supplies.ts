import type { Locale } from '#platform/contract/fields';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { supplyListEndpoints } from '../../contract/index.ts';
import { supplyTexts } from '../texts.ts';
import { type ExportedSupply, suppliesForExport, supplyIds } from './supply-list-repository.ts';

const columnsIn = (locale: Locale): readonly ExportColumn<ExportedSupply>[] => {
  const t = supplyTexts(locale);
  return [
    { id: 'supply', header: t('list.supply'), value: (row) => row.name },
    { id: 'supply', header: t('field.unit'), value: (row) => t(`unit.${row.unit}`) },
    { id: 'supply', header: t('field.sku'), value: (row) => row.sku },
    { id: 'job', header: t('list.number'), value: (row) => row.job_number },
    { id: 'job', header: t('list.job'), value: (row) => row.job_name },
    { id: 'client', header: t('list.client'), value: (row) => row.client },
    { id: 'closet', header: t('field.closet'), value: (row) => row.closet },
    { id: 'par_level', header: t('field.par_level'), value: (row) => row.par_level },
    { id: 'on_hand', header: t('field.on_hand'), value: (row) => row.on_hand },
    { id: 'missing', header: t('field.missing'), value: (row) => row.missing },
    { id: 'counted', header: t('field.counted'), value: ({ counted_on: wall }) => wall && { wall } },
  ];
};

export const exportSupplies = exportHandler(supplyListEndpoints.exportSupplies, {
  title: (locale) => supplyTexts(locale)('titles.list'),
  columns: columnsIn,
  ids: (tenant, filters, _reader, max) => supplyIds(tenant, filters, max),
  rows: suppliesForExport,
});
