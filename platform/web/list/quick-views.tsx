import { SegmentedControl } from '@mantine/core';
import { useText } from '../i18n/use-text.ts';
import classes from './list.module.css';
import type { List, SetSearch } from './list.ts';

type Props = { list: List; search: object; onChange: SetSearch };

/** Buttons above the list; each sets several filters at once. */
export const QuickViews = ({ list, search, onChange }: Props) => {
  const t = useText();
  if (list.quickViews.length === 0) return null;
  return (
    <SegmentedControl
      className={classes.views}
      aria-label={t('platform:list.quickViews')}
      value={list.viewOf(search)?.id ?? ''}
      data={list.quickViews.map(({ id, label }) => ({ value: id, label: t(label) }))}
      onChange={(next) => {
        const view = list.quickViews.find(({ id }) => id === next);
        if (view) onChange(list.viewPatch(view));
      }}
    />
  );
};
