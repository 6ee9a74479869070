import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { loadProject } from '#features/projects/special-projects/server';
import { invalid, refused } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import { nextNumber } from '#platform/server/db/next-number-repository';
import { writeCsv } from '#platform/server/export/write-csv';
import type { FileAnswer, SignedInCall } from '#platform/server/http/call';
import { type accountingEndpoints, maxAccounted, maxQuickBooksRows } from '../../contract/index.ts';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import { loadInvoice, saveInvoice } from '../invoice/invoice-repository.ts';
import { recordInvoiceChange } from '../invoice/record-invoice-change.ts';
import { accountingColumns } from './accounting-columns.ts';
import { type AccountingRow, accountingRows } from './accounting-rows.ts';

type Call = SignedInCall<(typeof accountingEndpoints)['exportToAccounting']>;

/** The invoices in the order of the call. Their projects are locked in the order of ids, so that two calls cannot deadlock,
 * and the invoices are read again under the lock. */
const assignedInvoices = async ({ tenant, person, body }: Call): Promise<StoredInvoice[]> => {
  const ids = [...new Set(body.ids)];
  const read = async () => {
    const found: StoredInvoice[] = [];
    for (const id of ids) {
      const invoice = await loadInvoice(tenant, person, id);
      if (!invoice) throw invalid({ ids: ['invalid_ids'] });
      found.push(invoice);
    }
    return found;
  };
  const projects = new Set((await read()).map(({ special_project_id }) => special_project_id));
  for (const id of [...projects].sort((a, b) => a - b)) await loadProject(tenant, null, id, { lock: true });
  return read();
};

const refuseUnready = ({ body }: Call, invoices: readonly StoredInvoice[]): void => {
  const max = maxAccounted[body.format];
  if (invoices.length > max)
    throw invalid({ ids: [{ code: 'invoice_export_too_many', values: { maximum: max } }] });
  if (invoices.some(({ status }) => status === 'draft')) throw invalid({ ids: ['invoice_export_draft'] });
  const before = invoices.filter(({ exported }) => exported);
  if (before.length > 0 && body.reason === undefined)
    throw refused('invoice_exported_before', { numbers: before.map(({ number }) => number).join(', ') });
};

const csvOf = async ({ body }: Call, rows: readonly AccountingRow[]): Promise<Buffer> => {
  const target = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(target),
    writeCsv(
      (async function* () {
        yield rows;
      })(),
      accountingColumns[body.format],
      target,
    ),
  ]);
  return bytes;
};

/** Makes the file and marks its invoices in one transaction, so that no invoice gets into two files without a reason. */
export const exportToAccounting = async (call: Call): Promise<FileAnswer> => {
  const { tenant, person, body, now } = call;
  const invoices = await assignedInvoices(call);
  refuseUnready(call, invoices);
  const { client_language: locale } = settingsOf(await loadOrganization(tenant));
  const rows = invoices
    .flatMap((invoice) => accountingRows(invoice, locale))
    .filter(({ kind }) => body.format === 'general' || kind !== 'tax');
  if (body.format === 'quickbooks' && rows.length > maxQuickBooksRows)
    throw invalid({ ids: [{ code: 'invoice_export_too_long', values: { maximum: maxQuickBooksRows } }] });
  const serial = String(await nextNumber(tenant, 'invoice-export')).padStart(5, '0');
  const name = `${body.format}-${serial}-${person.organizationSlug}-${dateAt(now, person.timeZone)}.csv`;
  for (const invoice of invoices) {
    await saveInvoice(tenant, invoice.id, {
      exported_at: now.toISOString(),
      exported_by: tenant.userId,
      exported_file: name,
    });
    await recordInvoiceChange(call, invoice, {
      action: 'invoice.accounted',
      note: body.reason ?? null,
      changes: { exported: [invoice.exported_file, name] },
    });
  }
  return { body: await csvOf(call, rows), mime: 'text/csv; charset=utf-8', name, attachment: true };
};
