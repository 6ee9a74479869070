import { useQuery } from '@tanstack/react-query';
import { choicesStaleTime, endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { buildingEndpoints, commonAreaEndpoints } from '../contract/index.ts';
import { areaTypeWords } from './area-types/area-type-words.ts';

/** The building with floors, common areas and time zone. */
export const buildingQuery = (id: number, deleted = false) => ({
  ...endpointQuery(buildingEndpoints.getBuilding, {
    params: { id },
    ...(deleted ? { query: { deleted } } : {}),
  }),
  staleTime: choicesStaleTime,
  meta: { quiet: true },
});

export const useBuilding = (id: number | undefined) =>
  useQuery({ ...buildingQuery(id ?? 0), enabled: id !== undefined }).data;

export const areaTypesQuery = {
  ...endpointQuery(commonAreaEndpoints.listCommonAreaTypes),
  staleTime: choicesStaleTime,
  meta: { quiet: true },
};

/** Area types, the built-in ones named in the reader's language. */
export const useAreaTypes = (enabled: boolean) => {
  const t = useText();
  return useQuery({ ...areaTypesQuery, enabled }).data?.map((type) => ({
    ...type,
    name: areaTypeWords(type, t),
  }));
};
