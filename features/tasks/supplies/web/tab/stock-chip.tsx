import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import { missingOf, type SupplyState, stateOf } from '../../contract/index.ts';

type Props = { supply: { par_level: number; on_hand: number | null } };

const looks: Record<SupplyState, ['red' | 'grey' | 'green', string]> = {
  below: ['red', 'past_due'],
  not_counted: ['grey', 'draft'],
  enough: ['green', 'completed'],
};

/** Whether there is enough of a supply, and by how many it falls short. */
export const StockChip = ({ supply }: Props) => {
  const t = useText();
  const state = stateOf(supply);
  const [colour, status] = looks[state];
  const label =
    state === 'below'
      ? t('supplies:tab.short', { missing: String(missingOf(supply)) })
      : t(`supplies:state.${state}`);
  return <StatusChip status={status} colour={colour} label={label} />;
};
