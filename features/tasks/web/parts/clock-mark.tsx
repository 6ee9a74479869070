import { IconClockExclamation } from '@tabler/icons-react';
import { formatDateTime, text } from '#platform/web/i18n/index';
import type { TaskRow } from '../../contract/index.ts';
import classes from './parts.module.css';

const tenMinutes = 600_000;

/** Whether a task arrived later than the device says it was entered. */
export const isLateByDevice = ({
  created_at,
  device_created_at,
}: Pick<TaskRow, 'created_at' | 'device_created_at'>): boolean =>
  device_created_at !== null && Math.abs(Date.parse(created_at) - Date.parse(device_created_at)) > tenMinutes;

export const ClockMark = ({ task }: { task: TaskRow }) => {
  if (!isLateByDevice(task)) return null;
  const zone = task.building.time_zone;
  const words = text('tasks:enteredOnDevice', {
    entered: formatDateTime(task.device_created_at ?? '', zone),
    received: formatDateTime(task.created_at, zone),
  });
  return (
    <span className={classes.photos} role="img" aria-label={words} title={words}>
      <IconClockExclamation size={16} aria-hidden />
    </span>
  );
};
