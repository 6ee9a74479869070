import { Box, Group } from '@mantine/core';
import { IconDots, IconReceiptOff } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { formatDate, formatMoney, type Translate, useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { ActionMenu, AmountRow, AmountTable, RecordSection } from '#platform/web/ui/index';
import type { Invoice } from '../../contract/index.ts';

const [VoidPayment] = lazyPart(() => import('./void-payment.tsx'));

type Payment = Invoice['payments'][number];

const Struck = ({ when, children }: { when: boolean; children: ReactNode }) =>
  when ? <s>{children}</s> : children;

/** Why a payment does not count, with its reference. */
const noteOf = ({ reference, voided }: Payment, t: Translate, zone: string): string => {
  if (!voided) return reference;
  const { at, by, reason } = voided;
  const date = formatDate(at, zone);
  const words = by
    ? t('invoices:record.voided', { date, by, reason })
    : t('invoices:record.voidedBySystem', { date, reason });
  return [reference, words].filter(Boolean).join(' · ');
};

/** What was paid, and what is open. Voided payments stay, struck through. */
export const PaymentsSection = ({ invoice }: { invoice: Invoice }) => {
  const t = useText();
  const [voiding, setVoiding] = useState<Payment | null>(null);
  const { payments, balance, can, time_zone: zone } = invoice;
  if (payments.length === 0) return null;
  return (
    <RecordSection id="invoice-payments" title={t('invoices:section.payments')} titleSpace="sm">
      <AmountTable>
        <tbody>
          {payments.map((payment) => (
            <AmountRow
              key={payment.id}
              label={<Struck when={payment.voided !== null}>{formatDate(payment.date)}</Struck>}
              note={noteOf(payment, t, zone)}
              amount={
                <Group gap="xs" justify="flex-end" wrap="nowrap" mih={36}>
                  <Struck when={payment.voided !== null}>{formatMoney(payment.amount)}</Struck>
                  {can.void_payments && !payment.voided && (
                    <Box component="span" data-no-print>
                      <ActionMenu
                        label={t('invoices:record.paymentMenu', { date: formatDate(payment.date) })}
                        icon={IconDots}
                        variant="subtle"
                        actions={[
                          {
                            label: t('invoices:step.void'),
                            icon: IconReceiptOff,
                            danger: true,
                            onClick: () => setVoiding(payment),
                          },
                        ]}
                      />
                    </Box>
                  )}
                </Group>
              }
            />
          ))}
        </tbody>
        <tfoot>
          <AmountRow sum label={t('invoices:field.balance')} amount={formatMoney(balance)} />
        </tfoot>
      </AmountTable>
      <Suspense fallback={null}>
        {voiding && <VoidPayment invoice={invoice} payment={voiding} onClose={() => setVoiding(null)} />}
      </Suspense>
    </RecordSection>
  );
};
