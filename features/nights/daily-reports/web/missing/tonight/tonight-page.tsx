import { useComputedColorScheme } from '@mantine/core';
import { IconArrowLeft, IconMoonStars, IconWifiOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery, useNow } from '#platform/web/api/index';
import { defaultZone, formatDate, formatTime, useText } from '#platform/web/i18n/index';
import { AnchorLink, type Visit } from '#platform/web/routing/index';
import { EmptyState, LoadProblem, PageSkeleton } from '#platform/web/ui/index';
import { type Tonight, tonightEndpoints } from '../../../contract/index.ts';
import { serviceNight } from '../../../contract/night/service-night.ts';
import { FullScreen } from './full-screen.tsx';
import { NightCounts } from './night-counts.tsx';
import { NightSites } from './night-sites.tsx';
import classes from './wall.module.css';

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
      <header className={classes.head}>
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
      </header>
      {sites.length === 0 ? (
        <EmptyState
          icon={IconMoonStars}
          title={t('daily-reports:missing.tonight.empty')}
          text={t('daily-reports:missing.tonight.emptyText')}
        />
      ) : (
        <>
          <NightCounts counts={counts} />
          {capped && <p>{t('daily-reports:missing.tonight.capped', { count: sites.length })}</p>}
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
