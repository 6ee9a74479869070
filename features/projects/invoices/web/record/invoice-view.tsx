import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { projectHref } from '#features/projects/special-projects/web';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePageTitle } from '#platform/web/routing/index';
import { PageHeader, RecordLayout, RecordSection, usePrintAction } from '#platform/web/ui/index';
import type { Invoice } from '../../contract/index.ts';
import { invoicesHref } from '../addresses.ts';
import { InvoiceStatusChip } from '../invoice-status.tsx';
import classes from '../invoices.module.css';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceHistory } from './invoice-history.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { useInvoiceSteps } from './use-invoice-steps.ts';

const [IssueDialog] = lazyPart(() => import('./issue-dialog.tsx'));
const [PaymentDialog] = lazyPart(() => import('./payment-dialog.tsx'));
const [ReasonStep] = lazyPart(() => import('./reason-step.tsx'));
const [EmailInvoice] = lazyPart(() => import('./email-invoice.tsx'));

export const InvoiceView = ({ invoice }: { invoice: Invoice }) => {
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
            <p className={classes.notes}>{notes}</p>
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
