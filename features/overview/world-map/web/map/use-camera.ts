import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { usePhone } from '#platform/web/ui/index';
import { boundsOf, boundsOfSites } from '../sites/bounds.ts';
import { groupSites } from '../sites/site-groups.ts';
import { pinsOf, type SiteIndex } from '../sites/site-index.ts';
import { asLngLat, fitOptions } from './create-map.ts';
import { pickedSource } from './pin-layers.ts';
import type { LiveMap } from './use-map.ts';

type Props = {
  live: LiveMap | null;
  index: SiteIndex;
  places: readonly number[];
  picked: number | undefined;
  /** The site last picked in the list. The map moves to it even when it is in view. */
  listed: number | undefined;
  /** The address contains a position, so the map must not move by itself at the start. */
  placed: boolean;
  /** A new value shows all sites. */
  fitKey: number;
};

const closeUp = 14;

const edges = { top: 48, right: 48, bottom: 48, left: 48 };

/** The fraction of the map that the card of a site covers on a phone. */
const covered = 0.6;

const pickedPins = (index: SiteIndex, picked: number | undefined) => {
  const place = picked === undefined ? undefined : index.placeOf.get(picked);
  return place === undefined ? null : pinsOf(index, [place]);
};

/** Moves the map to the sites when they are loaded, and to the selected site when it is out of view or was picked in
 * the list. */
export const useCamera = ({ live, index, places, picked, listed, placed, fitKey }: Props): void => {
  const fitted = useRef(placed);
  const onPhone = useRef(false);
  onPhone.current = usePhone();
  const fromList = useRef(listed);
  fromList.current = listed;
  const seen = useRef<number | undefined>(placed ? picked : undefined);

  useEffect(() => {
    const map = live?.map;
    if (!map || index.rows.length === 0) return;
    const pins = pickedPins(index, picked);
    map.getSource<GeoJSONSource>(pickedSource)?.setData({
      type: 'FeatureCollection',
      features: Array.from(pins?.lng ?? [], (lng, at) => ({
        type: 'Feature',
        properties: { look: pins?.look[at] },
        geometry: { type: 'Point', coordinates: [lng, pins?.lat[at] as number] },
      })),
    });
    const target = pins && boundsOf(pins);
    if (target && seen.current !== picked) {
      const center: [number, number] = [(target.west + target.east) / 2, (target.south + target.north) / 2];
      const atStart = !fitted.current;
      const zoom = map.getZoom();
      fitted.current = true;
      if (atStart) map.jumpTo({ center, zoom: closeUp });
      else if (fromList.current === picked) {
        const padding = {
          ...edges,
          ...(onPhone.current && { bottom: map.getContainer().clientHeight * covered }),
        };
        map.fitBounds(
          asLngLat(target),
          { padding, maxZoom: Math.max(zoom, closeUp), duration: 500 },
          { fromList: true },
        );
      } else if (!map.getBounds().contains(center)) {
        map.easeTo({ center, zoom: Math.max(zoom, 10), duration: 500 });
      }
    }
    seen.current = picked;
  }, [live, index, picked]);

  useEffect(() => {
    const map = live?.map;
    if (!map || fitted.current || index.rows.length === 0) return;
    fitted.current = true;
    // If the sites lie far apart, a map of all would show only dots over empty land, so it shows the largest group.
    const [max] = groupSites(index, places);
    if (max) map.fitBounds(asLngLat(max.bounds), { ...fitOptions, animate: false });
  }, [live, index, places]);

  const askedFor = useRef(fitKey);
  useEffect(() => {
    if (!live || askedFor.current === fitKey) return;
    askedFor.current = fitKey;
    const bounds = boundsOfSites(index, places);
    if (bounds) live.map.fitBounds(asLngLat(bounds), { ...fitOptions, duration: 500 });
  }, [live, index, places, fitKey]);
};
