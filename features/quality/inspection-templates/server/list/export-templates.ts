import type { Locale } from '#platform/contract/fields';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { describeType, templateListEndpoints } from '../../contract/index.ts';
import { templateTexts } from '../texts.ts';
import { type ExportedTemplate, templateIds, templatesForExport } from './template-list-repository.ts';

const columnsIn = (locale: Locale): readonly ExportColumn<ExportedTemplate>[] => {
  const t = templateTexts(locale);
  return [
    { id: 'name', header: t('field.name'), value: (row) => row.name },
    { id: 'type', header: t('field.inspection_type'), value: (row) => describeType(row.type, locale) },
    { id: 'version', header: t('field.version'), value: (row) => row.version },
    { id: 'questions', header: t('field.questions'), value: (row) => row.questions },
    { id: 'target', header: t('field.target_score'), value: (row) => row.target_score },
    { id: 'used', header: t('field.used'), value: (row) => row.used },
    { id: 'status', header: t('field.status'), value: (row) => t(`status.${row.status}`) },
    { id: 'updated', header: t('field.updated'), value: (row) => ({ wall: row.updated_on }) },
  ];
};

export const exportTemplates = exportHandler(templateListEndpoints.exportTemplates, {
  title: (locale) => templateTexts(locale)('titles.list'),
  columns: columnsIn,
  ids: (tenant, filters, _reader, max) => templateIds(tenant, filters, max),
  rows: templatesForExport,
});
