import type { Locale } from '#platform/contract/fields';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { type ServiceFigure, serviceFigureEndpoints } from '../../contract/index.ts';
import { figureTexts } from '../texts.ts';
import { figureIds } from './figure-list-repository.ts';
import { figuresShown } from './figure-rows-repository.ts';
import { presentFigure } from './present-figure.ts';
import { readingOf } from './reading-of.ts';

const percent = (share: number | null | undefined): number | null =>
  share === null || share === undefined ? null : Math.round(share * 10_000) / 100;

const columnsIn = (locale: Locale): readonly ExportColumn<ServiceFigure>[] => {
  const t = figureTexts(locale);
  return [
    { id: 'job', header: t('export.number'), value: ({ job }) => job.job_number },
    { id: 'job', header: t('field.job'), value: ({ job }) => job.job_name },
    { id: 'job', header: t('field.service'), value: ({ service }) => service.name },
    { id: 'client', header: t('field.client'), value: ({ client }) => client.name },
    {
      id: 'building',
      header: t('field.building'),
      value: ({ buildings }) => buildings.map(({ name }) => name).join('; ') || null,
    },
    { id: 'area', header: t('field.area'), value: ({ areas }) => areas },
    { id: 'manager', header: t('field.manager'), value: ({ managers }) => managers },
    { id: 'number', header: t('field.number'), value: ({ number }) => number },
    { id: 'value', header: t('field.value'), value: ({ money }) => money?.value ?? null },
    { id: 'net', header: t('field.net'), value: ({ money }) => money?.net ?? null },
    { id: 'margin', header: t('export.margin'), value: ({ money }) => percent(money?.margin) },
    { id: 'labor_share', header: t('export.labor'), value: ({ money }) => percent(money?.labor_share) },
    {
      id: 'end',
      header: t('field.end'),
      value: ({ termination_date: wall }) => wall && { wall },
    },
    { id: 'end', header: t('export.daysLeft'), value: ({ days_left }) => days_left },
    { id: 'vacancy', header: t('export.vacant'), value: ({ room }) => room.vacant },
    { id: 'vacancy', header: t('export.gross'), value: ({ room }) => room.gross },
  ];
};

export const exportServiceFigures = exportHandler(serviceFigureEndpoints.exportServiceFigures, {
  title: (locale) => figureTexts(locale)('titles.page'),
  columns: columnsIn,
  ids: (tenant, filters, reader, max) => figureIds(tenant, filters, readingOf(reader), max),
  rows: async (tenant, ids, reader) => {
    const reading = readingOf(reader);
    return (await figuresShown(tenant, ids, reading)).map((row) => presentFigure(row, reading.today));
  },
});
