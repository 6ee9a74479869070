import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { type JobStatus, jobEndpoints, jobStatuses } from '#features/jobs/contract';
import { endpointPage } from '#platform/web/api/index';
import type { jobListSearch, statusChoices } from './list-search.ts';

export type JobListSearch = z.output<typeof jobListSearch>;

type StatusChoice = (typeof statusChoices)[number];

/** An import may have brought inactive sites: then nothing is left out unless asked for. */
export const chosenStatus = ({ status, import_id }: JobListSearch): StatusChoice =>
  status ?? (import_id === undefined ? 'live' : 'all');

const statusesOf = (choice: StatusChoice): JobStatus[] => {
  if (choice === 'live') return ['draft', 'active'];
  return choice === 'all' ? [...jobStatuses] : [choice];
};

/** The call behind an address. */
export const queryOf = (search: JobListSearch) => {
  const { page, per_page, sort, order, q, state, needs_location, import_id } = search;
  const status = statusesOf(chosenStatus(search));
  return {
    ...{ page, per_page, sort, order, q, state, import_id, status },
    needs_location: needs_location || undefined,
  };
};

export const useJobList = (search: JobListSearch) =>
  useQuery({
    ...endpointPage(jobEndpoints.listJobs, { query: { ...queryOf(search), include: 'buildings' } }),
    meta: { quiet: true },
  });
