import {
  IconCalendar,
  IconCheck,
  IconCircle,
  IconCircleDashed,
  IconFileDollar,
  IconLock,
  IconPlayerPause,
  IconPlayerPlay,
  IconPointFilled,
  IconX,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

type StatusIcon = ComponentType<{
  size?: number;
  stroke?: number;
  className?: string;
  'aria-hidden'?: boolean;
}>;

const icons: Record<string, StatusIcon> = {
  draft: IconCircleDashed,
  new: IconCircle,
  open: IconCircle,
  scheduled: IconCalendar,
  active: IconPlayerPlay,
  in_progress: IconPlayerPlay,
  completed: IconCheck,
  approved: IconCheck,
  paid: IconCheck,
  finalized: IconLock,
  closed: IconLock,
  cancelled: IconX,
  inactive: IconX,
  on_hold: IconPlayerPause,
  invoiced: IconFileDollar,
};

export const statusIcon = (status: string): StatusIcon => icons[status] ?? IconPointFilled;
