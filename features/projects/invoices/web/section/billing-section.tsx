import { Box, Group } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { RecordSection } from '#platform/web/ui/index';
import { billingHref } from '../addresses.ts';
import { InvoiceLineList } from '../billing/invoice-line-list.tsx';
import { billingQuery } from '../queries.ts';

/** What was billed, on the page of the project. */
const BillingSection = ({ projectId }: { projectId: number }) => {
  const t = useText();
  const mayBill = useFlag('specialProjects.canCreateInvoice');
  const { data } = useQuery(billingQuery(projectId));
  if (!data || data.invoice_type === null) return null;
  return (
    <RecordSection id="project-billing" title={t('invoices:titles.billing')} titleSpace="sm">
      <Group gap="8px 24px" justify="space-between" mb="sm">
        <Box component="p" fz={16} data-figures>
          {t('invoices:billing.leftOf', { amount: formatMoney(data.left) })}
        </Box>
        {mayBill && (
          <ButtonLink
            to={billingHref(projectId)}
            variant="default"
            leftSection={<IconFileInvoice size={16} aria-hidden />}
          >
            {t('invoices:billing.open')}
          </ButtonLink>
        )}
      </Group>
      <InvoiceLineList invoices={data.invoices} />
    </RecordSection>
  );
};

export default BillingSection;
