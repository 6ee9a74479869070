import { SegmentedControl } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import classes from './list.module.css';
import { type TaskSearch, type TaskView, viewOf, viewPatch, views } from './task-search.ts';

type Props = { search: TaskSearch; onChange: (patch: Partial<TaskSearch>) => void };

export const QuickViews = ({ search, onChange }: Props) => {
  const t = useText();
  return (
    <SegmentedControl
      className={classes.views}
      aria-label={t('tasks:list.views')}
      value={viewOf(search) ?? ''}
      data={views.map((view) => ({ value: view, label: t(`tasks:list.${view}`) }))}
      onChange={(view) => onChange(viewPatch(view as TaskView))}
    />
  );
};
