import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { ProposalState } from '../contract/index.ts';

const colours = { sent: 'blue', superseded: 'grey', withdrawn: 'grey', declined: 'red' } as const;

export const ProposalStateChip = ({ state }: { state: ProposalState }) => {
  const t = useText();
  const colour = Object.hasOwn(colours, state) ? colours[state as keyof typeof colours] : undefined;
  return <StatusChip status={state} label={t(`proposals:state.${state}`)} {...(colour && { colour })} />;
};
