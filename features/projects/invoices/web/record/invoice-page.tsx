import { useRecordQuery } from '#platform/web/api/index';
import { useIdParam, type Visit } from '#platform/web/routing/index';
import { PageSkeleton } from '#platform/web/ui/index';
import { invoiceQuery } from '../queries.ts';
import { InvoiceProblem } from './invoice-problem.tsx';
import { InvoiceView } from './invoice-view.tsx';

export const prefetch = ({ client, params }: Visit): void =>
  void client.prefetchQuery(invoiceQuery(Number(params.invoiceId)));

const InvoicePage = () => {
  const { data, error, refetch } = useRecordQuery(invoiceQuery(useIdParam('invoiceId')));
  if (data) return <InvoiceView key={data.id} invoice={data} />;
  return error ? <InvoiceProblem error={error} retry={() => void refetch()} /> : <PageSkeleton crumbs />;
};

export default InvoicePage;
