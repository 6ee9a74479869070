import { SegmentedControl } from '@mantine/core';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session/use-session.ts';
import { usePhone } from '../ui/screen/use-screen.ts';
import classes from './list.module.css';
import type { List, SetSearch } from './list.ts';

type Props = { list: List; search: object; onChange: SetSearch };

/** Buttons above the list; each sets several filters at once. */
export const QuickViews = ({ list, search, onChange }: Props) => {
  const t = useText();
  const { flags } = useSession();
  const phone = usePhone();
  const shown = list.quickViews.filter(({ flag }) => flag === undefined || flags.has(flag));
  if (shown.length === 0) return null;
  return (
    <SegmentedControl
      className={classes.views}
      aria-label={t('platform:list.quickViews')}
      value={list.viewOf(search)?.id ?? ''}
      data={shown.map(({ id, label, brief }) => ({ value: id, label: t((phone && brief) || label) }))}
      onChange={(next) => {
        const view = list.quickViews.find(({ id }) => id === next);
        if (view) onChange(list.viewPatch(view));
      }}
    />
  );
};
