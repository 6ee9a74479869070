import { Group } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { InvoiceRow } from '../contract/index.ts';
import classes from './invoices.module.css';

type Props = { invoice: Pick<InvoiceRow, 'status' | 'days_past_due'> };

/** The status of an invoice, and how long it is past due. */
export const InvoiceStatusChip = ({ invoice: { status, days_past_due: count } }: Props) => {
  const t = useText();
  return (
    <Group component="span" className={classes.chips} gap={4} align="stretch" display="inline-flex">
      <StatusChip status={status} label={t(`invoices:status.${status}`)} />
      {count > 0 && <StatusChip status="past_due" label={t('invoices:pastDue', { count })} />}
    </Group>
  );
};
