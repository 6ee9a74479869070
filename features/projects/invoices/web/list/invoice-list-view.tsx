import { ViewsMenu } from '#features/accounts/saved-views/web';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState } from '#platform/web/ui/index';
import { invoiceExportColumns, invoiceListEndpoints } from '../../contract/index.ts';
import { ExportSome } from '../accounting/export-some.tsx';
import { invoiceHref } from '../addresses.ts';
import { invoiceColumns } from './invoice-columns.tsx';
import { invoiceList } from './invoice-list.ts';

const exporting = { endpoint: invoiceListEndpoints.exportInvoices, columns: invoiceExportColumns };

/** The invoices of all projects in scope. */
const InvoiceListView = () => {
  const t = useText();
  const [mayBill, mayExport] = [useFlag('specialProjects.canTransitionInvoices'), useFlag('canExportData')];
  const mayAccount = mayBill && mayExport;
  return (
    <RecordList
      list={invoiceList}
      label={t('invoices:titles.list')}
      searching={t('invoices:list.search')}
      apply={t('invoices:list.apply')}
      columns={invoiceColumns}
      rowLabel={({ number, client }) => `${number ?? t('invoices:titles.draft')} ${client.name}`}
      rowHref={({ id }) => invoiceHref(id)}
      ViewsMenu={ViewsMenu}
      exporting={exporting}
      bulk={mayAccount ? (chosen) => <ExportSome {...chosen} /> : undefined}
      empty={<EmptyState title={t('invoices:list.empty')} text={t('invoices:list.emptyText')} />}
    />
  );
};

export default InvoiceListView;
