import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lastNightEndpoints } from '#features/nights/daily-reports/contract';
import { siteScoreEndpoints } from '#features/quality/inspections/contract';
import { jobAssignmentEndpoints } from '#features/sites/assignments/contract';
import type { JobRow } from '#features/sites/jobs/contract';
import { jobSitesQuery } from '#features/sites/jobs/web';
import { taskDashboardEndpoints } from '#features/tasks/tasks/contract';
import { endpointQuery } from '#platform/web/api/index';
import { useFlag } from '#platform/web/session/index';
import { type PinMode, pinModes } from '../map-search.ts';
import { makeIndex, type SiteIndex } from './site-index.ts';

const none: readonly JobRow[] = [];

/** Counts stay valid for `staleTime` milliseconds, so that moving the map or returning to it makes no further calls. */
const fresh = { staleTime: 60_000, structuralSharing: false, meta: { quiet: true } } as const;

const siteWorkQuery = { ...endpointQuery(taskDashboardEndpoints.listSiteWork), ...fresh };
const supervisorsQuery = { ...endpointQuery(jobAssignmentEndpoints.listJobSupervisors), ...fresh };

const nightsQuery = { ...endpointQuery(lastNightEndpoints.listLastNight), ...fresh };

const scoresQuery = { ...endpointQuery(siteScoreEndpoints.listSiteScores), ...fresh };

export type Sites = {
  index: SiteIndex;
  modes: readonly PinMode[];
  loaded: boolean;
  error: Error | null;
  retry: () => void;
};

/** All job sites in scope. Searching and moving the map need no further calls. */
export const useSites = (mode: PinMode): Sites => {
  const { data, error, refetch } = useQuery({ ...jobSitesQuery, meta: { quiet: true } });
  const maySeeWork = useFlag('hasAccessTasks');
  const work = useQuery({ ...siteWorkQuery, enabled: maySeeWork });
  const maySeeScores = useFlag('hasAccessInspections');
  const scores = useQuery({ ...scoresQuery, enabled: maySeeScores && mode === 'scores' });
  const maySeeNights = useFlag('hasAccessReports');
  const nights = useQuery({ ...nightsQuery, enabled: maySeeNights && mode === 'nights' });
  const supervisors = useQuery(supervisorsQuery);
  const rows = data?.rows ?? none;
  const index = useMemo(
    () =>
      makeIndex(
        rows,
        work.data ? new Map(work.data.map((site) => [site.job_id, site])) : null,
        new Map(supervisors.data?.map(({ job_id, name }) => [job_id, name])),
        mode,
        scores.data ? new Map(scores.data.map(({ job_id, band }) => [job_id, band])) : null,
        nights.data ? new Map(nights.data.map(({ job_id, state }) => [job_id, state])) : null,
      ),
    [rows, work.data, scores.data, nights.data, supervisors.data, mode],
  );
  // Waits for all data, so that pins do not change their colour, nor lines their order, right after they appear.
  const waits = work.isLoading || scores.isLoading || nights.isLoading || supervisors.isLoading;
  const hidden = [
    ...(maySeeWork ? [] : ['tasks']),
    ...(maySeeScores ? [] : ['scores']),
    ...(maySeeNights ? [] : ['nights']),
  ];
  return {
    index,
    modes: pinModes.filter((one) => !hidden.includes(one)),
    loaded: data !== undefined && !waits,
    error: data ? null : error,
    retry: () => void refetch(),
  };
};
