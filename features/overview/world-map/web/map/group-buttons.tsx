import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { formatNumber, useText } from '#platform/web/i18n/index';
import type { Bounds } from '../sites/bounds.ts';
import { groupSites } from '../sites/site-groups.ts';
import type { SiteIndex } from '../sites/site-index.ts';
import classes from './site-map.module.css';

type Props = { index: SiteIndex; places: readonly number[]; show: (bounds: Bounds) => void };

const maxShown = 4;

/** Buttons that move the map to each group of sites, when the groups lie far apart. */
export const GroupButtons = ({ index, places, show }: Props) => {
  const t = useText();
  const groups = useMemo(() => groupSites(index, places), [index, places]);
  if (groups.length < 2) return null;
  return (
    <ul className={classes.groups} aria-label={t('world-map:map.groups')}>
      {groups.slice(0, maxShown).map(({ city, places: there, bounds }) => (
        <li key={there[0]}>
          <Button
            variant="default"
            size="xs"
            aria-label={t('world-map:map.group', {
              city,
              count: there.length,
              shown: formatNumber(there.length),
            })}
            onClick={() => show(bounds)}
          >
            {city} ({formatNumber(there.length)})
          </Button>
        </li>
      ))}
    </ul>
  );
};
