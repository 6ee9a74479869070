import { IconChevronDown, IconChevronUp, IconMinus } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import type { TaskRow } from '../../../contract/index.ts';
import classes from './parts.module.css';

const icons = { low: IconChevronDown, medium: IconMinus, high: IconChevronUp };

type Props = {
  level: TaskRow['priority_level'];
  /** Adds the word "priority", for places without a heading. */
  long?: boolean;
};

export const PriorityMark = ({ level, long = false }: Props) => {
  const t = useText();
  const Icon = icons[level];
  return (
    <span className={classes.priority} data-level={level}>
      <Icon size={16} stroke={2} aria-hidden />
      {long ? `${t('tasks:field.priority')}: ${t(`tasks:priority.${level}`)}` : t(`tasks:priority.${level}`)}
    </span>
  );
};
