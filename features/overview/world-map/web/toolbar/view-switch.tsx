import { SegmentedControl } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { type View, views } from '../map-search.ts';
import classes from './toolbar.module.css';

type Props = { view: View; onView: (view: View) => void; phone: boolean };

/** A phone has no room for list and map side by side: its list slides over the map. */
export const ViewSwitch = ({ view, onView, phone }: Props) => {
  const t = useText();
  const offered = phone ? views.filter((name) => name !== 'split') : views;
  return (
    <SegmentedControl
      className={classes.views}
      aria-label={t('world-map:views.label')}
      value={phone && view === 'split' ? 'map' : view}
      onChange={(next) => onView(next as View)}
      data={offered.map((value) => ({ value, label: t(`world-map:views.${value}`) }))}
    />
  );
};
