import { Button, Text } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { ProjectStatusChip, projectHref } from '#features/projects/special-projects/web';
import { useRecordQuery } from '#platform/web/api/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { useIdParam, usePageTitle, type Visit } from '#platform/web/routing/index';
import {
  EmptyState,
  PageHeader,
  PageSkeleton,
  RecordFacts,
  RecordLayout,
  RecordSection,
} from '#platform/web/ui/index';
import type { ProjectBilling } from '../../contract/index.ts';
import { billingQuery } from '../queries.ts';
import { InvoiceProblem } from '../record/invoice-problem.tsx';
import { InvoiceLineList } from './invoice-line-list.tsx';
import { useDraftNext } from './use-draft-next.ts';

export const prefetch = ({ client, params }: Visit): void =>
  void client.prefetchQuery(billingQuery(Number(params.specialProjectId)));

const Billing = ({ billing }: { billing: ProjectBilling }) => {
  const t = useText();
  const { special_project: project, price, billed, left, invoice_type: type, invoices, hindrance } = billing;
  const { busy, draftNext } = useDraftNext(project.id);
  const why = hindrance && t(`invoices:billing.hindrance.${hindrance}`);
  const title = t('invoices:titles.billing');
  usePageTitle(`${title} ${project.number}`);
  const next = billing.can_create && (
    <Button
      loading={busy}
      variant={left > 0 ? 'filled' : 'default'}
      leftSection={<IconReceipt size={16} aria-hidden />}
      onClick={() => void draftNext()}
    >
      {t('invoices:step.next')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={title}
        chip={<ProjectStatusChip project={project} />}
        subtitle={[project.title, project.client.name].join(' · ')}
        breadcrumbs={[{ title: project.number, to: projectHref(project.id) }, title]}
        action={next}
      />
      <RecordLayout
        facts={
          <RecordFacts
            facts={[
              [t('invoices:billing.left'), formatMoney(left)],
              [t('invoices:billing.billed'), formatMoney(billed)],
              [t('special-projects:field.price'), price === null ? null : formatMoney(price)],
              [t('special-projects:field.invoice_type'), type && t(`special-projects:invoiceType.${type}`)],
            ]}
          />
        }
      >
        <RecordSection id="project-invoices" title={t('invoices:titles.list')} titleSpace="sm">
          {invoices.length === 0 ? (
            <EmptyState
              icon={IconReceipt}
              title={t('invoices:billing.empty')}
              text={why ?? t('invoices:billing.emptyText')}
            />
          ) : (
            <>
              {why && (
                <Text size="sm" c="dimmed" mb="sm">
                  {why}
                </Text>
              )}
              <InvoiceLineList invoices={invoices} />
            </>
          )}
        </RecordSection>
      </RecordLayout>
    </>
  );
};

/** What was billed of a project, and what is left. */
const BillingPage = () => {
  const { data, error, refetch } = useRecordQuery(billingQuery(useIdParam('specialProjectId')));
  if (data) return <Billing key={data.special_project.id} billing={data} />;
  return error ? <InvoiceProblem error={error} retry={() => void refetch()} /> : <PageSkeleton crumbs />;
};

export default BillingPage;
