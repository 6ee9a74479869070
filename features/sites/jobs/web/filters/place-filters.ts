import { useMemo } from 'react';
import { useText } from '#platform/web/i18n/index';
import {
  type FilterKind,
  type FilterOptions,
  fieldFilter,
  filterWords,
  type RecordOption,
  recordFilter,
  urlId,
  valueIn,
} from '#platform/web/list/index';
import { lazyPart } from '#platform/web/routing/index';
import { useJobSites } from '../job-sites-query.ts';
import { siteName } from '../site-search/find-sites.ts';

export type SiteOptions = FilterOptions & {
  /** Name of the filter for the building. Choosing another site clears it, because the building may not belong to that
   * site. */
  building?: string;
};

const [SiteField, preload] = lazyPart(
  async () => ({ default: (await import('./site-field.tsx')).SiteField }),
  { soon: true },
);

const useSiteWords = (search: object, options: SiteOptions): string => {
  const t = useText();
  const sites = useJobSites();
  const id = valueIn<number>(search, options);
  const site = sites.find((one) => one.id === id);
  const unknown = sites.length > 0 ? t('platform:list.unseen') : `#${id}`;
  return filterWords(t, options.label, site ? siteName(site) : unknown);
};

const siteKind: FilterKind<SiteOptions> = { useWords: useSiteWords, Field: SiteField, preload };

/** Filters by one job site in scope. */
export const siteFilter = <const N extends string>(name: N, options: { building?: string } = {}) =>
  fieldFilter(name, urlId(), siteKind, { ...options, label: 'jobs:site' });

type Named = { id: number; name: string; address?: string };

/** Each record once, sorted by name. Records with the same name also show their address. */
const optionsOf = (named: readonly Named[]): RecordOption[] => {
  const each = [...new Map(named.map((one) => [one.id, one])).values()];
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of each) (seen.has(name) ? repeated : seen).add(name);
  return each
    .map(({ id, name, address }) => ({
      value: String(id),
      label: address && repeated.has(name) ? `${name} · ${address}` : name,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
};

/** Filters by a client of the job sites in scope. */
export const clientFilter = <const N extends string>(name: N) =>
  recordFilter(name, {
    label: 'jobs:client',
    useOptions: () => {
      const sites = useJobSites();
      return useMemo(() => optionsOf(sites.map(({ client }) => client)), [sites]);
    },
  });

/** Filters by a building of the job sites in scope. */
export const buildingFilter = <const N extends string>(name: N) =>
  recordFilter(name, {
    label: 'jobs:building',
    useOptions: () => optionsOf(useJobSites().flatMap(({ buildings }) => buildings ?? [])),
  });
