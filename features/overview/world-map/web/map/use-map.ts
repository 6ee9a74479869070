import { addProtocol, type GeoJSONSource, type Map as MapView } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { currentLocale, useText } from '#platform/web/i18n/index';
import type { Bounds } from '../sites/bounds.ts';
import { type Pins, pinsOf, type SiteIndex } from '../sites/site-index.ts';
import { addDetail } from './add-detail.ts';
import { labelFont } from './basemap-style.ts';
import { countFont, createMap, styleFor } from './create-map.ts';
import { addHoverLabel } from './hover-label.ts';
import { darkColours, type MapColours } from './map-colours.ts';
import { addNameLayer, showNames } from './name-layer.ts';
import { pickOnClick } from './pick-on-click.ts';
import { addPinImages } from './pin-images.ts';
import { addPinLayers, clusterOptions, siteSource } from './pin-layers.ts';
import type { Position } from './position.ts';
import { openSiteChannel, type SiteChannel } from './site-channel.ts';

/** Adds the streets when their code is there. Only installations with a file of streets load it; it imports nothing that pages
 * load, so that their files stay as they are. */
const bringStreets = (map: MapView, address: string, colours: MapColours): void => {
  let removed = false;
  map.once('remove', () => {
    removed = true;
  });
  import('./streets/add-streets.ts').then(({ addStreets, loadTile }) => {
    if (removed) return;
    addProtocol('pmtiles', loadTile);
    const look = { colours, dark: colours === darkColours, font: labelFont, locale: currentLocale() };
    addStreets(map, `${location.origin}${address}`, look);
  }, console.error);
};

/** `fromList`: the map has moved to a site that was picked in the list. */
export type View = { bounds: Bounds; position: Position; fromList: boolean };

export type MapProps = {
  index: SiteIndex;
  places: readonly number[];
  colours: MapColours;
  styleUrl: string | null;
  /** The address of the installation's file of streets. */
  streets: string | null;
  start: { position: Position | null; bounds: Bounds | null };
  labelClass: string;
  onPick: (jobs: number[]) => void;
  onView: (view: View) => void;
  nameOf: (job: number) => string;
};

const viewOf = (map: MapView, fromList = false): View => {
  const bounds = map.getBounds();
  const { lat, lng } = map.getCenter().wrap();
  return {
    bounds: {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    },
    position: { lat, lng, zoom: map.getZoom() },
    fromList,
  };
};

export type LiveMap = { map: MapView; channel: SiteChannel };

const startLayers = (live: LiveMap, pins: Pins, { colours, styleUrl, streets }: MapProps): void => {
  const { map, channel } = live;
  addPinImages(map, colours);
  addPinLayers(map, {
    data: channel.publish(pins),
    pins: pins.job.length,
    colours,
    font: countFont(map),
  });
  addNameLayer(map, colours, countFont(map));
  if (styleUrl) return;
  addDetail(map, colours);
  if (streets) bringStreets(map, streets, colours);
};

/** Creates the map once for each colour scheme and updates it without React. `failed`: this browser cannot draw it. */
export const useMap = (container: RefObject<HTMLDivElement | null>, props: MapProps) => {
  const t = useText();
  const latest = useRef(props);
  latest.current = props;
  const camera = useRef<Position | null>(null);
  const [live, setLive] = useState<LiveMap | null>(null);
  const [failed, setFailed] = useState(false);
  const { colours, styleUrl, index, places } = props;

  useEffect(() => {
    if (!container.current) return;
    const channel = openSiteChannel();
    let map: MapView;
    try {
      map = createMap({
        container: container.current,
        style: styleFor(styleUrl, colours),
        position: camera.current ?? latest.current.start.position,
        bounds: latest.current.start.bounds,
        texts: {
          label: t('world-map:map.label'),
          attribution: styleUrl ? '' : t('world-map:map.attribution'),
          toggleAttribution: t('world-map:map.toggleAttribution'),
        },
      });
    } catch (error) {
      console.error(error);
      channel.close();
      setFailed(true);
      return;
    }
    const started = { map, channel };
    let styled = false;
    map.on('style.load', () => {
      styled = true;
      startLayers(started, pinsOf(latest.current.index, latest.current.places), latest.current);
      setLive(started);
      const view = viewOf(map);
      showNames(map, latest.current.index, latest.current.places, view.bounds);
      latest.current.onView(view);
    });
    map.on('error', ({ error }) => {
      console.error(error);
      // If the street map cannot be reached, use our own map instead.
      if (!styled && styleUrl) map.setStyle(styleFor(null, colours));
    });
    map.on('moveend', (event) => {
      const view = viewOf(map, 'fromList' in event);
      camera.current = view.position;
      showNames(map, latest.current.index, latest.current.places, view.bounds);
      latest.current.onView(view);
    });
    pickOnClick(map, (jobs) => latest.current.onPick(jobs));
    addHoverLabel(map, latest.current.labelClass, (job) => latest.current.nameOf(job));
    return () => {
      setLive(null);
      channel.close();
      map.remove();
    };
  }, [container, styleUrl, colours, t]);

  useEffect(() => {
    if (!live) return;
    const source = live.map.getSource<GeoJSONSource>(siteSource);
    const pins = pinsOf(index, places);
    const options = clusterOptions(pins.job.length);
    const clustering = source?.getClusterOptions?.();
    const update = async () => {
      if (clustering?.cluster !== options.cluster) await source?.setClusterOptions(options);
      await source?.setData(live.channel.publish(pins));
    };
    update().catch(() => {});
    showNames(live.map, index, places, viewOf(live.map).bounds);
  }, [live, index, places]);

  return { live, failed };
};
