import { refused } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { toHundredths } from '#platform/contract/money';
import type { Tenant } from '#platform/server/db/tenant';
import type { ExportColumn } from '#platform/server/export/export-column';
import { type ExportReader, exportHandler } from '#platform/server/export/export-handler';
import { type Statement, statementEndpoints } from '../../contract/index.ts';
import { contractTexts } from '../texts.ts';
import { describeRooms } from './describe-statement.ts';
import { statementSource } from './statement-source.ts';

type FlatLine = {
  kind: string;
  type: string;
  rooms: string;
  sqft: number | null;
  rate: number | null;
  from: string;
  to: string;
  days: number;
  monthly: number;
  amount: number;
};

/** The lines of a statement as rows of a file. */
const flatLines = (stated: Statement, locale: Locale): FlatLine[] => {
  const t = contractTexts(locale);
  const { from, to, days } = stated;
  const whole = { rooms: '', sqft: null, rate: null, from, to, days };
  const beyond = stated.net - (stated.base - stated.credited);
  const limit = { ...whole, kind: t('section.credits'), type: t('statement.limited'), monthly: 0 };
  return [
    ...stated.pricing.map(({ type, monthly, amount }) => ({
      ...whole,
      kind: t('section.pricing'),
      type: t(`pricing.${type}`),
      monthly,
      amount,
    })),
    ...stated.credits.flatMap(({ type, rate, lines }) =>
      lines.map((line) => ({
        kind: t('section.credits'),
        type: t(`credit.${type}`),
        rooms: describeRooms(line),
        rate,
        sqft: line.sqft,
        from: line.from,
        to: line.to,
        days: line.days,
        monthly: -line.monthly,
        amount: -line.amount,
      })),
    ),
    ...(beyond > 0 ? [{ ...limit, amount: toHundredths(beyond) / 100 }] : []),
    ...stated.billbacks.map(({ type, monthly, amount }) => ({
      ...whole,
      kind: t('section.billbacks'),
      type: t(`billback.${type}`),
      monthly,
      amount,
    })),
  ];
};

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
