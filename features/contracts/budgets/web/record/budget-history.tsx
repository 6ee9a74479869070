import { defaultZone, formatMoney, type Translate, useText } from '#platform/web/i18n/index';
import { RecordSection, recordEntries, Timeline, type TimelineKind, valueText } from '#platform/web/ui/index';
import { type BudgetRecord, budgetTransitions } from '../../contract/index.ts';
import { lineText } from './line-text.ts';

type Entry = BudgetRecord['timeline'][number];
type Detail = BudgetRecord['details'][number];

const words = {
  'budget.created': ['created', 'created'],
  'budget.copied': ['created', 'copied'],
  'budget.updated': ['edit', 'updated'],
  'budget.ended': ['edit', 'ended'],
} as const satisfies Record<string, readonly [TimelineKind, string]>;

const detailsText = (value: unknown, t: Translate): string =>
  (Array.isArray(value) ? (value as Detail[]) : [])
    .map((detail) =>
      detail.unit === 'full' && detail.period === 'month' && detail.type !== 'supply_startup'
        ? `${t(`budgets:type.${detail.type}`)} ${formatMoney(detail.amount ?? 0)}`
        : `${t(`budgets:type.${detail.type}`)} ${lineText(detail, t)}`,
    )
    .join(', ') || '–';

const changesIn = ({ changes }: Entry, t: Translate) =>
  Object.entries(changes).map(([field, [before, after]]) => {
    const isDetails = field === 'details';
    const describe = (value: unknown) =>
      isDetails ? detailsText(value, t) : valueText(value, t, () => undefined);
    const label = isDetails
      ? t('budgets:section.details')
      : t(`budgets:field.${field}` as 'budgets:field.name');
    return { label, before: describe(before), after: describe(after) };
  });

/** Everything that happened to the budget, latest first. */
const BudgetHistory = ({ budget }: { budget: BudgetRecord }) => {
  const t = useText();
  const entries = recordEntries(budget.timeline, (entry) => {
    const transition = budgetTransitions.transitionOf(entry);
    const known = Object.hasOwn(words, entry.action) ? words[entry.action as keyof typeof words] : undefined;
    const [kind, word] = transition ? (['status', transition] as const) : (known ?? ['edit', 'updated']);
    return { kind, title: t(`budgets:history.${word}`), changes: changesIn(entry, t) };
  });
  return (
    <RecordSection id="budget-history" title={t('budgets:history.title')} titleSpace="sm">
      <Timeline entries={entries} zone={defaultZone()} />
    </RecordSection>
  );
};

export default BudgetHistory;
