import { refused } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { ExportColumn } from '#platform/server/export/export-column';
import { type ExportReader, exportHandler } from '#platform/server/export/export-handler';
import { statementEndpoints } from '../../contract/index.ts';
import { contractTexts } from '../texts.ts';
import { type FlatLine, flatLines } from './flat-lines.ts';
import { statementSource } from './statement-source.ts';

type Endpoint = (typeof statementEndpoints)['exportStatement'];

const linesFor = async (tenant: Tenant, reader: ExportReader<Endpoint>): Promise<FlatLine[]> => {
  const { statement } = await statementSource({ ...reader, tenant }, reader.query.month);
  if (!statement) throw refused('contract_not_in_force');
  return flatLines(statement, reader.locale);
};

const columns = (locale: Locale): readonly ExportColumn<FlatLine>[] => {
  const t = contractTexts(locale);
  return [
    { id: 'kind', header: t('statement.kind'), value: ({ kind }) => kind },
    { id: 'type', header: t('edit.type'), value: ({ type }) => type },
    { id: 'rooms', header: t('statement.rooms'), value: ({ rooms }) => rooms },
    { id: 'sqft', header: t('sqft'), value: ({ sqft }) => sqft },
    { id: 'rate', header: t('edit.rate'), value: ({ rate }) => rate },
    { id: 'from', header: t('edit.from'), value: ({ from }) => ({ wall: from }) },
    { id: 'to', header: t('edit.to'), value: ({ to }) => ({ wall: to }) },
    { id: 'days', header: t('statement.days'), value: ({ days }) => days },
    { id: 'monthly', header: t('statement.wholeMonth'), value: ({ monthly }) => monthly },
    { id: 'amount', header: t('statement.amount'), value: ({ amount }) => amount },
  ];
};

/** The lines of a statement with their sums. Credits are below zero. If they exceed the price, a line of its own takes that
 * back, so that the amounts of the lines add up to the invoice. */
export const exportStatement = exportHandler(statementEndpoints.exportStatement, {
  title: (locale) => contractTexts(locale)('statement.title'),
  columns,
  ids: async (tenant, _filters, reader) => (await linesFor(tenant, reader)).map((_, at) => at),
  rows: async (tenant, ids, reader) => {
    const lines = await linesFor(tenant, reader);
    return ids.flatMap((at) => lines[at] ?? []);
  },
});
