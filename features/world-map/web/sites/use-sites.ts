import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JobRow } from '#features/jobs/contract';
import { jobSitesQuery } from '#features/jobs/web';
import { makeIndex, type SiteIndex } from './site-index.ts';

const none: readonly JobRow[] = [];

export type Sites = { index: SiteIndex; loaded: boolean; error: Error | null; retry: () => void };

/** All job sites in scope. Searching and moving the map need no further calls. */
export const useSites = (): Sites => {
  const { data, error, refetch } = useQuery({ ...jobSitesQuery, meta: { quiet: true } });
  const rows = data?.rows ?? none;
  const index = useMemo(() => makeIndex(rows), [rows]);
  return { index, loaded: data !== undefined, error: data ? null : error, retry: () => void refetch() };
};
