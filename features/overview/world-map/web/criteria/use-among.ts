import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { jobEndpoints } from '#features/sites/jobs/contract';
import { siteSearch } from '#features/sites/jobs/web';
import { endpointQuery } from '#platform/web/api/index';
import type { MapSearch } from '../map-search.ts';

/** Milliseconds for which the answer to the same criteria stays valid. */
const fresh = 60_000;

/** The criteria of an address in the form of the call. Typed words are left out, because the map itself searches them. */
const queryOf = (search: MapSearch) =>
  siteSearch.queryOf({ ...search, q: undefined, sort: 'job_number', order: 'asc' } as never);

export type Among = {
  /** Ids of the sites that match the criteria; null without criteria, and before the first answer. */
  ids: ReadonlySet<number> | null;
  /** Identifies the criteria; empty without any. */
  key: string;
  loaded: boolean;
  error: Error | null;
  retry: () => void;
};

/** The sites that match the criteria. Asked from the server, because only the server knows places and services. */
export const useAmong = (search: MapSearch): Among => {
  const set = siteSearch.setFilters(search).length > 0;
  const asked = queryOf(search);
  const { data, error, refetch } = useQuery({
    ...endpointQuery(jobEndpoints.listJobs, { query: { ...asked, per_page: 0 } }),
    enabled: set,
    placeholderData: keepPreviousData,
    staleTime: fresh,
    structuralSharing: false,
    meta: { quiet: true },
  });
  const ids = useMemo(() => (set && data ? new Set(data.rows.map(({ id }) => id)) : null), [set, data]);
  return {
    ids,
    key: set ? JSON.stringify(asked) : '',
    loaded: !set || data !== undefined,
    error: set && !data ? error : null,
    retry: () => void refetch(),
  };
};
