import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { ExportColumn } from '#platform/server/export/export-column';
import { type ExportReader, exportHandler } from '#platform/server/export/export-handler';
import { type StatementLine, statementEndpoints } from '../../contract/index.ts';
import { invoiceTexts } from '../texts.ts';
import { accountStatement } from './account-statement.ts';
import { statedClient } from './stated-client.ts';

type Reader = ExportReader<(typeof statementEndpoints)['exportClientStatement']>;

/** A row of the file. Rows without a line come first: that the account is partial, and the opening balance. */
type Row = { date: string; amount: number | ''; balance: number | '' } & (
  | { line: StatementLine }
  | { line: null; says: 'partly' | 'opening' }
);

const rowsFor = async (tenant: Tenant, reader: Reader): Promise<Row[]> => {
  const { params, person, query } = reader;
  const { id } = await statedClient({ tenant, person }, params.id);
  const stated = await accountStatement({ ...reader, tenant, timeZone: person.timeZone }, id, query);
  const { period, as_of, whole, opening, lines } = stated;
  const first: Row[] = [];
  if (!whole) first.push({ date: as_of, amount: '', balance: '', line: null, says: 'partly' });
  if (period)
    first.push({ date: period.from, amount: opening, balance: opening, line: null, says: 'opening' });
  return [...first, ...lines.map((line) => ({ ...line, line }))];
};

const columns = (locale: Locale): readonly ExportColumn<Row>[] => {
  const t = invoiceTexts(locale);
  return [
    { id: 'date', header: t('statement.date'), value: ({ date }) => ({ wall: date }) },
    {
      id: 'kind',
      header: t('statement.what'),
      value: (row) => (row.line ? t(`statement.kind.${row.line.kind}`) : t(`statement.${row.says}`)),
    },
    { id: 'invoice', header: t('titles.invoice'), value: ({ line }) => line?.invoice.number ?? '' },
    { id: 'project', header: t('field.project'), value: ({ line }) => line?.project.number ?? '' },
    { id: 'project', header: t('field.service'), value: ({ line }) => line?.project.title ?? '' },
    {
      id: 'due_date',
      header: t('field.due_date'),
      value: ({ line }) => (line ? { wall: line.invoice.due_date } : ''),
    },
    { id: 'reference', header: t('field.reference'), value: ({ line }) => line?.reference ?? '' },
    { id: 'amount', header: t('line.amount'), value: ({ amount }) => amount },
    { id: 'balance', header: t('field.balance'), value: ({ balance }) => balance },
  ];
};

/** The amounts of the file come to the closing balance. */
export const exportStatement = exportHandler(statementEndpoints.exportClientStatement, {
  title: (locale) => invoiceTexts(locale)('titles.statement'),
  columns,
  ids: async (tenant, _filters, reader) => (await rowsFor(tenant, reader)).map((_, at) => at),
  rows: async (tenant, ids, reader) => {
    const rows = await rowsFor(tenant, reader);
    return ids.flatMap((at) => rows[at] ?? []);
  },
});
