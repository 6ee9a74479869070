import { useQuery } from '@tanstack/react-query';
import { choicesStaleTime, endpointQuery } from '#platform/web/api/index';
import { type Holiday, organizationEndpoints } from '../../contract/index.ts';

const none: readonly Holiday[] = [];

export const holidaysQuery = {
  ...endpointQuery(organizationEndpoints.listHolidays),
  staleTime: choicesStaleTime,
};

export const useHolidays = (): readonly Holiday[] => useQuery(holidaysQuery).data ?? none;
