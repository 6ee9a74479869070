import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { RowOutcome } from '../../contract/index.ts';

const looks = {
  created: { word: 'completed', colour: 'green' },
  updated: { word: 'completed', colour: 'blue' },
  duplicate: { word: 'cancelled', colour: 'grey' },
  left_out: { word: 'cancelled', colour: 'grey' },
  invalid: { word: 'cancelled', colour: 'red' },
} as const;

/** `ahead`: the outcome is a preview. */
export const OutcomeChip = ({ outcome, ahead = false }: { outcome: RowOutcome; ahead?: boolean }) => {
  const t = useText();
  const { word, colour } = looks[outcome];
  const label = t(ahead ? `imports:ahead.${outcome}` : `imports:outcome.${outcome}`);
  return <StatusChip status={word} colour={colour} label={label} />;
};
