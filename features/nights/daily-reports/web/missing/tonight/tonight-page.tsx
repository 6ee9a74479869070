import { Box, Group, UnstyledButton, useComputedColorScheme } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowLeft,
  IconLockOpen,
  IconMaximize,
  IconMinimize,
  IconMoonStars,
  IconWifiOff,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpointQuery, useNow } from '#platform/web/api/index';
import { defaultZone, formatDate, formatNumber, formatTime, useText } from '#platform/web/i18n/index';
import { AnchorLink, type Visit } from '#platform/web/routing/index';
import { Columns, EmptyState, LoadProblem, PageSkeleton } from '#platform/web/ui/index';
import {
  type NightCounts as Counts,
  type Tonight,
  tonightEndpoints,
  tonightStates,
} from '../../../contract/index.ts';
import { serviceNight } from '../../../contract/night/service-night.ts';
import { NightSites } from './night-sites.tsx';
import { StateIcon } from './state-icon.tsx';
import classes from './wall.module.css';

/** The figures of the night, as large as the screen allows. */
const NightCounts = ({ counts }: { counts: Counts }) => {
  const t = useText();
  const troubles = [
    { name: 'incidents', Icon: IconAlertTriangle },
    { name: 'unlocked', Icon: IconLockOpen },
  ] as const;
  return (
    <Columns
      component="dl"
      className={classes.counts}
      columns="repeat(auto-fit, minmax(8em, 1fr))"
      gap="0.6em"
    >
      {tonightStates.map((state) => (
        <div key={state} data-state={state}>
          <dt>
            <StateIcon state={state} /> {t(`daily-reports:missing.tonight.counts.${state}`)}
          </dt>
          <dd>{formatNumber(counts[state])}</dd>
        </div>
      ))}
      {troubles.map(({ name, Icon }) => (
        <div key={name} data-state={counts[name] > 0 ? 'trouble' : 'none'}>
          <dt>
            <Icon size="1.3em" stroke={2} aria-hidden /> {t(`daily-reports:missing.tonight.counts.${name}`)}
          </dt>
          <dd>{formatNumber(counts[name])}</dd>
        </div>
      ))}
    </Columns>
  );
};

const isFull = (): boolean => document.fullscreenElement !== null;

/** Shows nothing where the browser has no full screen. */
const FullScreen = () => {
  const t = useText();
  const [full, setFull] = useState(isFull);
  useEffect(() => {
    const follow = () => setFull(isFull());
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const Icon = full ? IconMinimize : IconMaximize;
  return (
    <UnstyledButton
      className={classes.control}
      aria-label={t(full ? 'daily-reports:missing.tonight.leave' : 'daily-reports:missing.tonight.full')}
      onClick={() =>
        void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
          () => undefined,
        )
      }
    >
      <Icon aria-hidden />
    </UnstyledButton>
  );
};

/** Milliseconds between reads. Changes that the server announces are shown before. */
const interval = 30_000;

/** Milliseconds within which a lost connection is shown. */
const aGlance = 5000;

/** Milliseconds after which the figures count as old. */
const tooOld = 2.5 * interval;

const query = endpointQuery(tonightEndpoints.getTonight);

export const prefetch = ({ client }: Visit): void => void client.prefetchQuery(query);

const useIsDark = (now: number): boolean => {
  const scheme = useComputedColorScheme('light');
  const hour = new Date(now).getHours();
  return scheme === 'dark' || hour >= 18 || hour < 7;
};

const Wall = ({ tonight, lost }: { tonight: Tonight; lost: boolean }) => {
  const t = useText();
  const now = useNow({ every: aGlance });
  const { counts, areas, sites, at, capped } = tonight;
  const stale = lost || now - Date.parse(at) > tooOld;
  return (
    <div className={classes.wall} data-dark={useIsDark(now) || undefined}>
      <Group component="header" className={classes.head} gap="0.2em 0.8em">
        <AnchorLink
          to="/daily-reports"
          className={classes.control}
          aria-label={t('daily-reports:missing.tonight.back')}
        >
          <IconArrowLeft aria-hidden />
        </AnchorLink>
        <h1 tabIndex={-1}>{t('daily-reports:missing.titles.tonight')}</h1>
        <span className={classes.lead}>
          {[
            t('daily-reports:missing.tonight.lead', { date: formatDate(serviceNight(now, defaultZone())) }),
            t('daily-reports:missing.tonight.sites', { count: sites.length }),
          ].join(' · ')}
        </span>
        <span className={classes.time} role="status" data-lost={stale || undefined}>
          {stale && <IconWifiOff size="1.2em" aria-hidden />}
          {t(stale ? 'daily-reports:missing.tonight.lost' : 'daily-reports:missing.tonight.at', {
            time: formatTime(at),
          })}
        </span>
        <FullScreen />
      </Group>
      {sites.length === 0 ? (
        <EmptyState
          icon={IconMoonStars}
          title={t('daily-reports:missing.tonight.empty')}
          text={t('daily-reports:missing.tonight.emptyText')}
        />
      ) : (
        <>
          <NightCounts counts={counts} />
          {capped && (
            <Box component="p" my="1em">
              {t('daily-reports:missing.tonight.capped', { count: sites.length })}
            </Box>
          )}
          <NightSites areas={areas} sites={sites} />
        </>
      )}
    </div>
  );
};

/** Tonight on the wall of an office: nobody touches it, and everybody sees where something is wrong. */
const TonightPage = () => {
  const { data, error, isError, fetchStatus, refetch } = useQuery({
    ...query,
    refetchInterval: interval,
    refetchIntervalInBackground: true,
    meta: { quiet: true },
  });
  if (data) return <Wall tonight={data} lost={isError || fetchStatus === 'paused'} />;
  return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <PageSkeleton />;
};

export default TonightPage;
