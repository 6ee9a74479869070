import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { OccurrenceOutcome, SeriesStatus } from '../../contract/index.ts';

/** Statuses of tasks whose colour and icon have the same meaning. */
const looks = { active: 'active', paused: 'on_hold', ended: 'closed' } as const;

export const SeriesStatusChip = ({ status }: { status: SeriesStatus }) => {
  const t = useText();
  return <StatusChip status={looks[status]} label={t(`tasks:series.status.${status}`)} />;
};

const outcomeLooks = {
  on_time: 'completed',
  late: 'completed',
  skipped: 'cancelled',
  missed: 'past_due',
  open: 'open',
} as const;

export const OutcomeChip = ({ outcome }: { outcome: OccurrenceOutcome }) => {
  const t = useText();
  return (
    <StatusChip
      status={outcomeLooks[outcome]}
      label={t(`tasks:series.outcome.${outcome}`)}
      {...(outcome === 'late' ? { colour: 'orange' as const } : {})}
    />
  );
};
