import { defaultZone, formatMoney, type Translate, useText } from '#platform/web/i18n/index';
import { RecordSection, recordEntries, Timeline, type TimelineKind, valueText } from '#platform/web/ui/index';
import { type ContractRecord, contractTransitions } from '../../contract/index.ts';

type Entry = ContractRecord['timeline'][number];

const words = {
  'contract.created': ['created', 'created'],
  'contract.amended': ['created', 'amended'],
  'contract.escalated': ['created', 'escalated'],
  'contract.updated': ['edit', 'updated'],
  'contract.renewed': ['status', 'renewed'],
  'contract.cut-short': ['status', 'cutShort'],
  'contract.notice-given': ['edit', 'noticeGiven'],
  'contract.notice-withdrawn': ['edit', 'noticeWithdrawn'],
  'contract.signed': ['file', 'signed'],
} as const satisfies Record<string, readonly [TimelineKind, string]>;

type Line = { type?: string; amount?: number; rate?: number; cost?: number };

const lineKinds = { pricing: 'pricing', credits: 'credit', billbacks: 'billback' } as const;

const isLineField = (field: string): field is keyof typeof lineKinds => Object.hasOwn(lineKinds, field);

const linesText = (field: keyof typeof lineKinds, value: unknown, t: Translate): string =>
  (Array.isArray(value) ? (value as Line[]) : [])
    .map(({ type, amount, rate, cost }) => {
      const word = t(`contracts:${lineKinds[field]}.${type}` as 'contracts:pricing.labor');
      return `${word} ${field === 'credits' ? rate : formatMoney(amount ?? cost ?? 0)}`;
    })
    .join(', ') || '–';

const fieldWord = (field: string, t: Translate): string =>
  isLineField(field)
    ? t(`contracts:section.${field}`)
    : t(`contracts:field.${field}` as 'contracts:field.number');

const changesIn = ({ changes }: Entry, t: Translate) =>
  Object.entries(changes).map(([field, [before, after]]) => {
    const describe = (value: unknown) =>
      isLineField(field) ? linesText(field, value, t) : valueText(value, t, () => undefined);
    return { label: fieldWord(field, t), before: describe(before), after: describe(after) };
  });

/** Everything that happened to the contract, latest first. */
const ContractHistory = ({ contract }: { contract: ContractRecord }) => {
  const t = useText();
  const entries = recordEntries(contract.timeline, (entry) => {
    const transition = contractTransitions.transitionOf(entry);
    const known = Object.hasOwn(words, entry.action) ? words[entry.action as keyof typeof words] : undefined;
    const [kind, word] = transition ? (['status', transition] as const) : (known ?? ['edit', 'updated']);
    return { kind, title: t(`contracts:history.${word}`), changes: changesIn(entry, t) };
  });
  return (
    <RecordSection id="contract-history" title={t('contracts:history.title')} titleSpace="sm">
      <Timeline entries={entries} zone={defaultZone()} />
    </RecordSection>
  );
};

export default ContractHistory;
