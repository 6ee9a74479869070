import { useComputedColorScheme } from '@mantine/core';
import { useDebouncedCallback, useDebouncedValue } from '@mantine/hooks';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { addressOf } from '#platform/web/api/index';
import { lazyPart } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { worldMapEndpoints } from '../contract/index.ts';
import { darkColours, lightColours } from './map/map-colours.ts';
import { positionText, readPosition } from './map/position.ts';
import type { View } from './map/use-map.ts';
import type { MapSearch } from './map-search.ts';
import type { Moving, Point } from './move/use-moving.ts';
import { type Bounds, sitesWithin } from './sites/bounds.ts';
import { siteName } from './sites/row-text.ts';
import { groupSites } from './sites/site-groups.ts';
import type { SiteIndex } from './sites/site-index.ts';
import type { Sites } from './sites/use-sites.ts';
import type { Picked } from './use-picked.ts';

const pause = 200;

/** The map follows only when typing pauses, because drawing thousands of pins would delay every letter. A newly loaded list
 * of sites is shown at once. */
const useSettled = <T extends { index: SiteIndex }>(wanted: T): T => {
  const [settled] = useDebouncedValue(wanted, pause);
  return settled.index === wanted.index ? settled : wanted;
};

const [SiteMap] = lazyPart(() => import('./map/site-map.tsx'));

type Props = {
  sites: Sites;
  places: readonly number[];
  /** The search: typed words and criteria. */
  words: string;
  search: MapSearch;
  setSearch: (patch: Partial<MapSearch>, options?: { replace?: boolean }) => void;
  picked: Picked;
  /** The site last picked in the list. */
  listed: number | undefined;
  fitKey: number;
  fit: () => void;
  onBounds: (bounds: Bounds) => void;
  moving: Moving | undefined;
  onMove: (point: Point) => void;
};

/** Connects the map with the address: the position is written to it, and read from it at the start. */
export const MapPane = ({
  sites,
  places: wantedPlaces,
  words: typedWords,
  search,
  setSearch,
  picked,
  listed,
  fitKey,
  fit,
  onBounds,
  moving,
  onMove,
}: Props) => {
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const { mapStyleUrl, mapTiles } = useSession();
  const { index, places, words } = useSettled(
    useMemo(
      () => ({ index: sites.index, places: wantedPlaces, words: typedWords }),
      [sites.index, wantedPlaces, typedWords],
    ),
  );
  const [placed] = useState(() => readPosition(search.at));
  const [startBounds] = useState(() => groupSites(index, places)[0]?.bounds ?? null);
  const showInAddress = useDebouncedCallback((at: string) => setSearch({ at }, { replace: true }), {
    delay: 400,
    flushOnUnmount: false,
  });
  const bounds = useRef<Bounds | null>(null);
  const onView = (view: View) => {
    bounds.current = view.bounds;
    // The list stays as it is, so that a person can pick one site after the other in it.
    if (!view.fromList) onBounds(view.bounds);
    if (sites.loaded) showInAddress(positionText(view.position));
  };
  // When all results of a search are outside of the map, moves the map to them.
  const searched = useRef(words);
  useEffect(() => {
    if (searched.current === words) return;
    searched.current = words;
    const here = bounds.current;
    if (words.trim() === '' || places.length === 0 || !here) return;
    if (sitesWithin(index, places, here).length === 0) fit();
  }, [words, places, index, fit]);
  return (
    <Suspense fallback={null}>
      <SiteMap
        index={index}
        places={places}
        colours={dark ? darkColours : lightColours}
        styleUrl={mapStyleUrl}
        streets={mapTiles ? addressOf(worldMapEndpoints.getMapTiles) : null}
        start={{ position: placed, bounds: startBounds }}
        picked={picked.job}
        listed={listed}
        placed={placed !== null}
        fitKey={fitKey}
        fit={fit}
        openList={() => setSearch({ view: 'list' })}
        // While a pin is being moved, a click sets its position instead of picking a site.
        onPick={moving ? () => {} : picked.pick}
        mode={search.colour ?? 'status'}
        modes={sites.modes}
        onMode={(colour) => setSearch({ colour })}
        moving={moving}
        onMove={onMove}
        onView={onView}
        nameOf={(job) => {
          const row = index.rows[index.placeOf.get(job) ?? -1];
          return row ? siteName(row) : '';
        }}
      />
    </Suspense>
  );
};
