import { defaultZone, type Translate, useText } from '#platform/web/i18n/index';
import { RecordSection, recordEntries, Timeline, type TimelineKind, valueText } from '#platform/web/ui/index';
import { type PlanRecord, planTransitions } from '../../contract/index.ts';
import { usePlanWords } from '../edit/use-plan-words.ts';

type Entry = PlanRecord['timeline'][number];

const words = {
  'staffing-plan.created': ['created', 'created'],
  'staffing-plan.copied': ['created', 'copied'],
  'staffing-plan.suggested': ['created', 'suggested'],
  'staffing-plan.updated': ['edit', 'updated'],
  'staffing-plan.people-changed': ['edit', 'peopleChanged'],
} as const satisfies Record<string, readonly [TimelineKind, string]>;

type Words = ReturnType<typeof usePlanWords>;

const isLabelled = (field: string, { labels }: Words): field is keyof Words['labels'] =>
  Object.hasOwn(labels, field);

const changesIn = ({ changes }: Entry, words: Words, t: Translate) =>
  Object.entries(changes).map(([field, [before, after]]) => {
    const describe = (value: unknown): string => {
      if (field === 'people') return Array.isArray(value) ? value.join(', ') || '–' : '–';
      if (field === 'plan_type' && value)
        return t(`staffing-plans:planType.${value}` as 'staffing-plans:planType.current');
      if ((field === 'lines' || field === 'work_load') && Array.isArray(value))
        return words.shown({ lines: [], work_load: [], plan_type: 'current', [field]: value } as never)[
          field
        ];
      return valueText(value, t, () => undefined);
    };
    const label =
      field === 'people'
        ? t('staffing-plans:schedule.people')
        : isLabelled(field, words)
          ? words.labels[field]
          : field;
    return { label, before: describe(before), after: describe(after) };
  });

/** Everything that happened to the plan, latest first. */
const PlanHistory = ({ plan }: { plan: PlanRecord }) => {
  const t = useText();
  const describe = usePlanWords();
  const entries = recordEntries(plan.timeline, (entry) => {
    const transition = planTransitions.transitionOf(entry);
    const known = Object.hasOwn(words, entry.action) ? words[entry.action as keyof typeof words] : undefined;
    const [kind, word] = transition ? (['status', transition] as const) : (known ?? ['edit', 'updated']);
    return { kind, title: t(`staffing-plans:history.${word}`), changes: changesIn(entry, describe, t) };
  });
  return (
    <RecordSection id="staffing-plan-history" title={t('staffing-plans:history.title')} titleSpace="sm">
      <Timeline entries={entries} zone={defaultZone()} />
    </RecordSection>
  );
};

export default PlanHistory;
