import { formatMoney, type Translate, useText } from '#platform/web/i18n/index';
import { RecordSection, recordEntries, Timeline, type TimelineKind, valueText } from '#platform/web/ui/index';
import type { Invoice, InvoiceStatus } from '../../contract/index.ts';

type Entry = Invoice['timeline'][number];

const words = {
  'invoice.created': ['created', 'created'],
  'invoice.updated': ['edit', 'updated'],
  'invoice.emailed': ['edit', 'emailed'],
  'invoice.accounted': ['edit', 'accounted'],
  'invoice.reminded': ['edit', 'reminded'],
  'invoice.payment-voided': ['edit', 'payment-voided'],
} as const satisfies Record<string, readonly [TimelineKind, string]>;

const shown = [
  'total',
  'discount',
  'tax_rate',
  'po_number',
  'notes',
  'payment',
  'reference',
  'emails',
  'exported',
] as const;

const amounts: readonly string[] = ['total', 'discount', 'payment'];

const titleOf = ({ action, from, to }: Entry, t: Translate): { kind: TimelineKind; title: string } => {
  if (action === 'invoice.moved' && to !== null) {
    if (from === to) return { kind: 'edit', title: t('invoices:history.paid') };
    const status = t(`invoices:status.${to as InvoiceStatus}`);
    return { kind: 'status', title: t('invoices:history.moved', { status }) };
  }
  const known = Object.hasOwn(words, action) ? words[action as keyof typeof words] : undefined;
  const [kind, word] = known ?? (['edit', 'updated'] as const);
  return { kind, title: t(`invoices:history.${word}`) };
};

const changesIn = ({ changes }: Entry, t: Translate) =>
  shown.flatMap((field) => {
    const change = changes[field];
    if (!change) return [];
    const [before, after] = change;
    const describe = (value: unknown) =>
      amounts.includes(field) && typeof value === 'number'
        ? formatMoney(value)
        : valueText(value, t, () => undefined);
    return [{ label: t(`invoices:field.${field}`), before: describe(before), after: describe(after) }];
  });

/** Everything that happened to the invoice, latest first. */
export const InvoiceHistory = ({ invoice }: { invoice: Invoice }) => {
  const t = useText();
  if (invoice.timeline.length === 0) return null;
  const entries = recordEntries(invoice.timeline, (entry) => ({
    ...titleOf(entry, t),
    changes: changesIn(entry, t),
  }));
  return (
    <RecordSection id="invoice-history" title={t('invoices:history.title')} titleSpace="sm">
      <Timeline entries={entries} zone={invoice.time_zone} />
    </RecordSection>
  );
};
