import {
  IconAlertCircle,
  IconBell,
  IconCalendarRepeat,
  IconDots,
  IconMessageCircle,
  IconSparkles,
  IconTool,
} from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { PaperText } from '#platform/web/ui/index';
import type { TaskRow } from '../../../contract/index.ts';
import classes from './parts.module.css';

const icons = {
  deficiency: IconAlertCircle,
  request: IconMessageCircle,
  reminder: IconBell,
  service: IconSparkles,
  work_order: IconTool,
  periodic_work: IconCalendarRepeat,
  other: IconDots,
} as const satisfies Record<TaskRow['type'], unknown>;

/** Type and source of a task in a row: an icon, and the words where the pointer rests, for screen readers and on paper. */
export const TypeMark = ({ type, source }: Pick<TaskRow, 'type' | 'source'>) => {
  const t = useText();
  const Icon = icons[type];
  const words = `${t(`tasks:type.${type}`)} · ${t(`tasks:source.${source}`)}`;
  return (
    <span className={classes.type} title={words}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <PaperText>{words}</PaperText>
    </span>
  );
};
