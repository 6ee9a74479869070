import { useQuery } from '@tanstack/react-query';
import { choicesStaleTime, endpointQuery } from '#platform/web/api/index';
import { type Translate, useText } from '#platform/web/i18n/index';
import { recordFilter } from '#platform/web/list/index';
import { buildingEndpoints, builtInAreaTypes, commonAreaEndpoints } from '../contract/index.ts';

const isBuiltIn = (key: string): key is keyof typeof builtInAreaTypes => Object.hasOwn(builtInAreaTypes, key);

/** A built-in area type in the reader's language; one that the company added or renamed keeps its name. */
export const areaTypeWords = ({ key, name }: { key: string; name: string }, t: Translate): string =>
  isBuiltIn(key) && builtInAreaTypes[key] === name ? t(`buildings:areaTypes.${key}`) : name;

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

const useOptions = () =>
  (useAreaTypes(true) ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

/** Filters by the type of a common area. */
export const areaTypeFilter = <const N extends string>(name: N) =>
  recordFilter(name, { label: 'buildings:areaType', useOptions });
