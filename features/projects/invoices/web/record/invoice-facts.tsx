import { Anchor } from '@mantine/core';
import { projectHref } from '#features/projects/special-projects/web';
import { clientHref } from '#features/sites/clients/web';
import { jobHref } from '#features/sites/jobs/web';
import { formatDate, formatDateTime, formatMoney, useText } from '#platform/web/i18n/index';
import { OpenLink } from '#platform/web/routing/index';
import { type Fact, RecordFacts } from '#platform/web/ui/index';
import type { Invoice } from '../../contract/index.ts';
import classes from '../invoices.module.css';

const day = (date: string | null) => (date === null ? null : formatDate(date));

/** Who is billed, for what, and until when it is due. */
export const InvoiceFacts = ({ invoice }: { invoice: Invoice }) => {
  const t = useText();
  const { client, special_project: project, job, bill_to, period, papers, payment_page, accounted } = invoice;
  const { address } = bill_to;
  const hash = papers.find(({ sha256 }) => sha256 !== null)?.sha256;
  const facts: Fact[] = [
    [t('invoices:field.balance'), invoice.status === 'draft' ? null : formatMoney(invoice.balance)],
    [t('invoices:field.due_date'), day(invoice.due_date)],
    [t('invoices:field.issue_date'), day(invoice.issue_date)],
    [t('invoices:field.paid_at'), day(invoice.paid_at)],
    [
      t('invoices:field.client'),
      <OpenLink key="client" to={clientHref(client.id)}>
        {client.name}
      </OpenLink>,
    ],
    [
      t('invoices:field.bill_to'),
      address &&
        [address.line_1, address.line_2, `${address.city}, ${address.state} ${address.zip}`]
          .filter(Boolean)
          .join(', '),
    ],
    [t('invoices:field.emails'), bill_to.emails.join(', ')],
    [t('invoices:field.account_number'), bill_to.account_number],
    [t('invoices:field.po_number'), invoice.po_number],
    [
      t('invoices:field.project'),
      <OpenLink key="project" to={projectHref(project.id)}>{`${project.number} ${project.title}`}</OpenLink>,
    ],
    [
      t('special-projects:field.job_id'),
      job && <OpenLink key="job" to={jobHref(job.id)}>{`${job.job_number} ${job.job_name}`}</OpenLink>,
    ],
    [t('invoices:field.period'), period && `${formatDate(period.from)} – ${formatDate(period.to)}`],
    [
      t('invoices:field.payment_link'),
      payment_page && (
        <Anchor key="link" href={payment_page} rel="noreferrer" target="_blank" data-breaks>
          {payment_page}
        </Anchor>
      ),
    ],
    [t('invoices:field.uncollected_reason'), invoice.uncollected_reason],
    [t('invoices:field.over_reason'), invoice.over_reason],
    [
      t('invoices:field.exported'),
      accounted && [formatDateTime(accounted.at), accounted.by, accounted.file].filter(Boolean).join(' · '),
    ],
    [t('invoices:record.hash'), hash && <span className={classes.hash}>{hash}</span>],
  ];
  return <RecordFacts facts={facts} />;
};
