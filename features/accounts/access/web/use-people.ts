import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { choicesStaleTime, endpointQuery } from '#platform/web/api/index';
import { accessEndpoints, type OfferedPerson } from '../contract/index.ts';

/** A company with more people is searched on the server. */
const max = 100;

const nobody: readonly OfferedPerson[] = [];

const firstPeople = (jobId?: number) => ({
  ...endpointQuery(accessEndpoints.listUsers, { query: { per_page: max, job_id: jobId } }),
  staleTime: choicesStaleTime,
});

/** People to choose from, the first of them by name; with a job only those who may see it. */
export const usePeople = (jobId?: number, enabled = true): readonly OfferedPerson[] => {
  const { data } = useQuery({ ...firstPeople(jobId), enabled });
  return data?.rows ?? nobody;
};

type Asked = { words?: string; ids?: readonly number[]; jobId?: number | undefined; enabled?: boolean };

/** The same, with people whom the words find and those with these ids, however many people the company has. */
export const useFoundPeople = ({
  words = '',
  ids = [],
  jobId,
  enabled = true,
}: Asked): readonly OfferedPerson[] => {
  const { data: first } = useQuery({ ...firstPeople(jobId), enabled });
  const isLong = enabled && first !== undefined && first.total > first.rows.length;
  const typed = useDeferredValue(words.trim());
  const { data: found } = useQuery({
    ...endpointQuery(accessEndpoints.listUsers, { query: { q: typed, per_page: 50, job_id: jobId } }),
    enabled: isLong && typed !== '',
    placeholderData: keepPreviousData,
    staleTime: choicesStaleTime,
  });
  const missing = ids.filter((id) => !first?.rows.some((person) => person.id === id)).slice(0, max);
  const { data: chosen } = useQuery({
    ...endpointQuery(accessEndpoints.listUsers, { query: { ids: missing, per_page: max } }),
    enabled: isLong && missing.length > 0,
    placeholderData: keepPreviousData,
    staleTime: choicesStaleTime,
  });
  return useMemo(() => {
    const all = [first, found, chosen].flatMap((page) => page?.rows ?? []);
    return [...new Map(all.map((person) => [person.id, person])).values()];
  }, [first, found, chosen]);
};
