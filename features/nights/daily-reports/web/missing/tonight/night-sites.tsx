import { UnstyledButton } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { usePhone } from '#platform/web/ui/index';
import type { NightSite, Tonight } from '../../../contract/index.ts';
import { NightAreas } from './night-areas.tsx';
import { SiteTile } from './site-tile.tsx';
import { usePlaces } from './use-places.ts';
import { useTurningPage } from './use-turning-page.ts';
import classes from './wall.module.css';

const keyOf = ({ job_id, building_id }: NightSite): string => `${job_id} ${building_id}`;

/** Least size of the tile of a site, in `em`. */
const tile = { width: 16, height: 3.9 };

/** Areas and sites, as many as there is room for, page after page; on a phone all of them, below each other. */
export const NightSites = ({ areas, sites }: Pick<Tonight, 'areas' | 'sites'>) => {
  const t = useText();
  const phone = usePhone();
  const { box, columns, rows } = usePlaces(tile);
  const perPage = phone ? sites.length : columns * rows;
  const pages = Math.max(1, Math.ceil(sites.length / Math.max(1, perPage)));
  const { shown, go, turns, setTurns } = useTurningPage(pages);
  const there = sites.slice(shown * perPage, (shown + 1) * perPage);
  const Turn = turns ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <div className={classes.body}>
      <NightAreas areas={areas} turn={shown} />
      <section className={classes.list} aria-label={t('daily-reports:missing.tonight.list')}>
        <div ref={box} className={classes.box}>
          <ul style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
            {there.map((site) => (
              <SiteTile key={keyOf(site)} site={site} />
            ))}
          </ul>
        </div>
        <div className={classes.pages}>
          {pages > 1 && (
            <>
              <UnstyledButton
                className={classes.control}
                aria-label={t('daily-reports:missing.tonight.previous')}
                onClick={() => go(-1)}
              >
                <IconChevronLeft aria-hidden />
              </UnstyledButton>
              <span>{t('daily-reports:missing.tonight.page', { page: shown + 1, pages })}</span>
              <UnstyledButton
                className={classes.control}
                aria-label={t('daily-reports:missing.tonight.next')}
                onClick={() => go(1)}
              >
                <IconChevronRight aria-hidden />
              </UnstyledButton>
              <UnstyledButton
                className={classes.control}
                aria-label={t(
                  turns ? 'daily-reports:missing.tonight.pause' : 'daily-reports:missing.tonight.turn',
                )}
                onClick={() => setTurns(!turns)}
              >
                <Turn size={18} aria-hidden />
              </UnstyledButton>
            </>
          )}
        </div>
      </section>
    </div>
  );
};
