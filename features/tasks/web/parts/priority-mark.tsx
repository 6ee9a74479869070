import { IconChevronDown, IconChevronUp, IconMinus } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import type { TaskRow } from '../../contract/index.ts';
import classes from './parts.module.css';

const icons = { low: IconChevronDown, medium: IconMinus, high: IconChevronUp };

export const PriorityMark = ({ level }: { level: TaskRow['priority_level'] }) => {
  const t = useText();
  const Icon = icons[level];
  return (
    <span className={classes.priority} data-level={level}>
      <Icon size={16} stroke={2} aria-hidden />
      {t(`tasks:priority.${level}`)}
    </span>
  );
};
