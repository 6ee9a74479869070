import { SegmentedControl } from '@mantine/core';
import { useEffect, useRef } from 'react';
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
  const row = useRef<HTMLDivElement>(null);
  const chosen = list.viewOf(search)?.id ?? '';
  // On a phone the views are wider than the screen: scrolls the chosen one into sight.
  useEffect(() => {
    const views = row.current;
    const label = views?.querySelector<HTMLElement>(`input[value="${chosen}"] + label`);
    if (!views || !label || !phone) return;
    const [all, one] = [views.getBoundingClientRect(), label.getBoundingClientRect()];
    views.scrollLeft += one.left - all.left - (all.width - one.width) / 2;
  }, [chosen, phone]);
  const shown = list.quickViews.filter(({ flag }) => flag === undefined || flags.has(flag));
  if (shown.length === 0) return null;
  return (
    <div ref={row} className={classes.views}>
      <SegmentedControl
        aria-label={t('platform:list.quickViews')}
        value={chosen}
        data={shown.map(({ id, label, brief }) => ({ value: id, label: t((phone && brief) || label) }))}
        onChange={(next) => {
          const view = list.quickViews.find(({ id }) => id === next);
          if (view) onChange(list.viewPatch(view));
        }}
      />
    </div>
  );
};
