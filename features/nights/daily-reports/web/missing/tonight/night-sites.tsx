import { Group, Stack, UnstyledButton } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { usePhone } from '#platform/web/ui/index';
import { type NightSite, type Tonight, tonightStates } from '../../../contract/index.ts';
import { StateIcon } from './state-icon.tsx';
import { usePlaces } from './use-places.ts';
import classes from './wall.module.css';

/** Least size of the line of an area, in `em`. */
const line = { width: 14, height: 2.9 };

type Props = { areas: Tonight['areas'] /** Counts the pages of the wall. */; turn: number };

/** The areas, those with trouble first. When there is no room for all, they are shown in turn. */
const NightAreas = ({ areas, turn }: Props) => {
  const t = useText();
  const phone = usePhone();
  const { box, rows } = usePlaces(line);
  const perPage = phone ? areas.length : rows;
  const from = (turn % Math.max(1, Math.ceil(areas.length / perPage))) * perPage;
  return (
    <section className={classes.areas} aria-label={t('daily-reports:missing.tonight.areas')}>
      <div ref={box} className={classes.box}>
        <ul>
          {areas.slice(from, from + perPage).map((area) => {
            const trouble = area.incidents + area.unlocked;
            return (
              <li key={area.id ?? 'none'} data-state={trouble > 0 ? 'trouble' : 'none'}>
                <span className={classes.name}>{area.name ?? t('daily-reports:missing.tonight.noArea')}</span>
                <span className={classes.states}>
                  {tonightStates.map((state) => (
                    <span
                      key={state}
                      data-state={state}
                      role="img"
                      aria-label={`${t(`daily-reports:missing.tonight.counts.${state}`)}: ${area[state]}`}
                    >
                      <StateIcon state={state} /> {formatNumber(area[state])}
                    </span>
                  ))}
                  {trouble > 0 && (
                    <span
                      data-state="trouble"
                      role="img"
                      aria-label={[
                        t('daily-reports:missing.tonight.incidents', { count: area.incidents }),
                        t('daily-reports:missing.tonight.unlocked', { count: area.unlocked }),
                      ].join(', ')}
                    >
                      <StateIcon state="running" trouble /> {formatNumber(trouble)}
                    </span>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
};

/** One site: its name, and where it stands in words. */
const SiteTile = ({ site }: { site: NightSite }) => {
  const t = useText();
  const { state, incidents, doors, number, name } = site;
  const trouble = incidents + doors.unlocked > 0;
  const facts = [
    ...(incidents > 0 ? [t('daily-reports:missing.tonight.incidents', { count: incidents })] : []),
    ...(doors.unlocked > 0 ? [t('daily-reports:missing.tonight.unlocked', { count: doors.unlocked })] : []),
    t(`daily-reports:missing.tonight.states.${state}`),
    ...(state === 'running' && doors.required > 0 && !trouble
      ? [t('daily-reports:missing.tonight.doors', doors)]
      : []),
  ];
  return (
    <Group
      component="li"
      className={classes.site}
      gap="0.6em"
      wrap="nowrap"
      data-state={trouble ? 'trouble' : state}
    >
      <StateIcon state={state} trouble={trouble} />
      <Stack component="span" gap={0} miw={0}>
        <span className={classes.name}>
          {name} <span className={classes.number}>{number}</span>
        </span>
        <span className={classes.facts}>{facts.join(' · ')}</span>
      </Stack>
    </Group>
  );
};

/** Milliseconds for which a page is shown. */
const stand = 10_000;

/** Which page of a wall is shown: the next one after a while, until somebody stops it. */
const useTurningPage = (pages: number) => {
  const [page, setPage] = useState(0);
  const [turns, setTurns] = useState(true);
  const shown = page < pages ? page : 0;
  const go = (by: number) => setPage((shown + by + pages) % pages);
  useEffect(() => {
    if (!turns || pages < 2) return undefined;
    const timer = setTimeout(() => setPage((shown + 1) % pages), stand);
    return () => clearTimeout(timer);
  }, [turns, pages, shown]);
  return { shown, go, turns, setTurns };
};

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
    <Stack className={classes.body} gap="0.8em">
      <NightAreas areas={areas} turn={shown} />
      <section className={classes.list} aria-label={t('daily-reports:missing.tonight.list')}>
        <div ref={box} className={classes.box}>
          <ul style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
            {there.map((site) => (
              <SiteTile key={keyOf(site)} site={site} />
            ))}
          </ul>
        </div>
        <Group gap="0.4em" justify="flex-end" wrap="nowrap" c="var(--soft)" data-figures>
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
        </Group>
      </section>
    </Stack>
  );
};
