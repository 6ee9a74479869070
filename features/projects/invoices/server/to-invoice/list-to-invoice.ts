import type { AnswerOf } from '#platform/contract/endpoint';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import { readPage } from '#platform/server/http/page';
import { daysPast, type ToInvoiceRow, type toInvoiceEndpoints } from '../../contract/index.ts';
import { type StoredToInvoice, toInvoiceList } from './to-invoice-repository.ts';

type Endpoint = (typeof toInvoiceEndpoints)['listToInvoice'];

const presentRow = ({ cents, time_zone, ...row }: StoredToInvoice, now: Date): ToInvoiceRow => ({
  ...row,
  age_days: Math.max(0, daysPast(row.done_on, dateAt(now, time_zone))),
  value: cents / 100,
});

export const listToInvoice = async (call: SignedInCall<Endpoint>): Promise<AnswerOf<Endpoint>> => {
  const list = await toInvoiceList(call, call.query);
  const rows = async (window: Parameters<typeof list.rows>[0]) =>
    (await list.rows(window)).map((row) => presentRow(row, call.now));
  const page = await readPage(call.query, { rows, count: list.count });
  return { ...page, value: (await list.cents()) / 100 };
};
