import { Group } from '@mantine/core';
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
import classes from './status-chip.module.css';
import { type StatusColour, statusColour } from './status-colour.ts';

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

const statusIcon = (status: string): StatusIcon => icons[status] ?? IconPointFilled;

type Props = {
  /** The product's status, such as `in_progress`. It decides colour and icon. */
  status: string;
  /** The text that people read. */
  label: string;
  colour?: StatusColour;
};

/** Colour, icon and text have the same meaning, so that nobody depends on one of them. */
export const StatusChip = ({ status, label, colour }: Props) => {
  const Icon = statusIcon(status);
  return (
    <Group
      component="span"
      className={classes.chip}
      gap={4}
      wrap="nowrap"
      display="inline-flex"
      data-colour={colour ?? statusColour(status)}
    >
      <Icon size={14} stroke={2} className={classes.icon} aria-hidden />
      {label}
    </Group>
  );
};
