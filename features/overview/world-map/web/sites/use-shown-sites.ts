import { useMemo } from 'react';
import type { MapSearch } from '../map-search.ts';
import { type Bounds, sitesWithin } from './bounds.ts';
import { findSites } from './find-sites.ts';
import { hasPin, type SiteIndex } from './site-index.ts';
import { sortSites } from './sort-sites.ts';

export type ShownSites = {
  /** All sites that match search and filters: the pins of the map. */
  matching: readonly number[];
  /** The matching sites without a position. */
  withoutPosition: readonly number[];
  /** The sites in the list. */
  listed: readonly number[];
};

/** `among`: the sites that match the criteria, or null. `bounds`: the visible part of the map; null when no map is shown
 * beside the list. */
export const useShownSites = (
  index: SiteIndex,
  words: string,
  { active, needs, sort = 'site' }: MapSearch,
  among: ReadonlySet<number> | null,
  bounds: Bounds | null,
): ShownSites => {
  const matching = useMemo(
    () => findSites(index, { words, activeOnly: active, among }),
    [index, words, active, among],
  );
  const withoutPosition = useMemo(() => matching.filter((place) => !hasPin(index, place)), [index, matching]);
  const listed = useMemo(() => {
    const chosen = needs ? withoutPosition : bounds ? sitesWithin(index, matching, bounds) : matching;
    return sortSites(index, chosen, sort);
  }, [index, matching, withoutPosition, needs, bounds, sort]);
  return { matching, withoutPosition, listed };
};
