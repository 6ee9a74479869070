import { IconAlertTriangle, IconCircle, IconCircleCheckFilled, IconCircleHalf2 } from '@tabler/icons-react';
import type { TonightState } from '../../../contract/index.ts';

const icons = { not_started: IconCircle, running: IconCircleHalf2, finalized: IconCircleCheckFilled };

export const StateIcon = ({ state, trouble = false }: { state: TonightState; trouble?: boolean }) => {
  const Icon = trouble ? IconAlertTriangle : icons[state];
  return <Icon size="1.3em" stroke={2} aria-hidden />;
};
