import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, NotAllowed, useGo, useIdParam, usePageTitle } from '#platform/web/routing/index';
import { EmptyState, PageHeader, PageSkeleton } from '#platform/web/ui/index';
import type { Invoice } from '../../contract/index.ts';
import { billingHref, invoiceHref } from '../addresses.ts';
import { invoiceQuery } from '../queries.ts';
import { InvoiceProblem } from '../record/invoice-problem.tsx';
import { EditInvoiceForm } from './invoice-form.tsx';

/** Keeps the draft as it was opened, so that the server notices a save over a newer version. */
const Editing = ({ invoice: read }: { invoice: Invoice }) => {
  const t = useText();
  const go = useGo();
  const [invoice] = useState(read);
  const { id, number, special_project: project } = invoice;
  const title = t('invoices:titles.edit');
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={[invoice.bill_to.name, project.title].join(' · ')}
        breadcrumbs={[
          { title: project.number, to: billingHref(project.id) },
          { title: number ?? t('invoices:titles.draft'), to: invoiceHref(id) },
          t('invoices:step.edit'),
        ]}
      />
      {invoice.can.update ? (
        <EditInvoiceForm
          invoice={invoice}
          onSaved={() => {
            showSuccess(t('invoices:done.saved'));
            void go(invoiceHref(id));
          }}
        />
      ) : invoice.status === 'draft' ? (
        <NotAllowed />
      ) : (
        <EmptyState
          icon={IconLock}
          title={t('invoices:edit.issuedTitle')}
          text={t('invoices:edit.issuedText')}
          action={
            <ButtonLink to={invoiceHref(id)} variant="default">
              {t('invoices:edit.back')}
            </ButtonLink>
          }
        />
      )}
    </>
  );
};

const EditPage = () => {
  const id = useIdParam('invoiceId');
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...invoiceQuery(id),
    refetchOnMount: 'always',
  });
  if (error && !data) return <InvoiceProblem error={error} retry={() => void refetch()} />;
  if (!data || !(isFetchedAfterMount || error)) return <PageSkeleton crumbs />;
  return <Editing key={id} invoice={data} />;
};

export default EditPage;
