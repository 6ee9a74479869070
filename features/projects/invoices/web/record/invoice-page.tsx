import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { projectHref, quantityWords } from '#features/projects/special-projects/web';
import { useRecordQuery } from '#platform/web/api/index';
import { formatMoney, formatRate, useText } from '#platform/web/i18n/index';
import { lazyPart, useIdParam, usePageTitle, type Visit } from '#platform/web/routing/index';
import {
  AmountRow,
  AmountTable,
  byPlace,
  PageHeader,
  PageSkeleton,
  RecordLayout,
  RecordSection,
  usePrintAction,
} from '#platform/web/ui/index';
import type { Invoice } from '../../contract/index.ts';
import { invoicesHref } from '../addresses.ts';
import { InvoiceStatusChip } from '../invoice-status.tsx';
import { invoiceQuery } from '../queries.ts';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceHistory } from './invoice-history.tsx';
import { InvoiceProblem } from './invoice-problem.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { Sums } from './sums.tsx';
import { useInvoiceSteps } from './use-invoice-steps.ts';

/** What is billed, and what it comes to, as on paper. */
const InvoiceLines = ({ invoice }: { invoice: Invoice }) => {
  const t = useText();
  return (
    <RecordSection id="invoice-lines" title={t('invoices:field.lines')} titleSpace="sm">
      <AmountTable>
        <tbody>
          {byPlace(invoice.lines).map(([at, line]) => (
            <AmountRow
              key={at}
              label={line.description}
              note={[
                t('invoices:line.each', {
                  quantity: quantityWords(line, t),
                  price: formatRate(line.unit_price),
                }),
                !line.taxable && invoice.tax > 0 && t('invoices:line.untaxed'),
              ]
                .filter(Boolean)
                .join(' · ')}
              amount={formatMoney(line.amount)}
            />
          ))}
        </tbody>
        <Sums of={invoice} />
      </AmountTable>
    </RecordSection>
  );
};

const [IssueDialog] = lazyPart(() => import('./issue-dialog.tsx'));
const [PaymentDialog] = lazyPart(() => import('./payment-dialog.tsx'));
const [ReasonStep] = lazyPart(() => import('./reason-step.tsx'));
const [EmailInvoice] = lazyPart(() => import('./email-invoice.tsx'));

const InvoiceView = ({ invoice }: { invoice: Invoice }) => {
  const t = useText();
  const { number, special_project: project, bill_to, notes } = invoice;
  const { main, menu, busy, dialog, close } = useInvoiceSteps(invoice);
  const print = usePrintAction();
  const title = number === null ? t('invoices:titles.draft') : t('invoices:paper.title', { number });
  usePageTitle(title);
  const Icon = main?.icon;
  return (
    <article>
      <PageHeader
        title={title}
        chip={<InvoiceStatusChip invoice={invoice} />}
        subtitle={[bill_to.name, project.title].join(' · ')}
        breadcrumbs={[
          { title: t('invoices:titles.list'), to: invoicesHref() },
          { title: project.number, to: projectHref(project.id) },
          number ?? title,
        ]}
        action={
          main && (
            <Button
              loading={busy}
              {...(Icon && { leftSection: <Icon size={16} aria-hidden /> })}
              onClick={main.onClick}
            >
              {main.label}
            </Button>
          )
        }
        menu={[...menu, ...print]}
      />
      <RecordLayout facts={<InvoiceFacts invoice={invoice} />} last={<InvoiceHistory invoice={invoice} />}>
        <InvoiceLines invoice={invoice} />
        <PaymentsSection invoice={invoice} />
        {notes !== '' && (
          <RecordSection id="invoice-notes" title={t('invoices:field.notes')} titleSpace="sm">
            <p data-prose>{notes}</p>
          </RecordSection>
        )}
      </RecordLayout>
      <Suspense>
        {dialog === 'issue' && <IssueDialog invoice={invoice} onClose={close} />}
        {dialog === 'mark-paid' && <PaymentDialog invoice={invoice} onClose={close} />}
        {dialog === 'email' && <EmailInvoice invoice={invoice} onClose={close} />}
        {(dialog === 'mark-uncollected' || dialog === 'reopen' || dialog === 'revert-to-draft') && (
          <ReasonStep invoice={invoice} name={dialog} onClose={close} />
        )}
      </Suspense>
    </article>
  );
};

export const prefetch = ({ client, params }: Visit): void =>
  void client.prefetchQuery(invoiceQuery(Number(params.invoiceId)));

const InvoicePage = () => {
  const { data, error, refetch } = useRecordQuery(invoiceQuery(useIdParam('invoiceId')));
  if (data) return <InvoiceView key={data.id} invoice={data} />;
  return error ? <InvoiceProblem error={error} retry={() => void refetch()} /> : <PageSkeleton crumbs />;
};

export default InvoicePage;
