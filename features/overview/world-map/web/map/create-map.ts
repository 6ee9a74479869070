import './start-library.ts';
import {
  AttributionControl,
  type LngLatBoundsLike,
  Map as MapView,
  type StyleSpecification,
} from 'maplibre-gl';
import type { Bounds } from '../sites/bounds.ts';
import { basemapStyle, labelFont } from './basemap-style.ts';
import type { MapColours } from './map-colours.ts';
import type { Position } from './position.ts';

/** Shows the 48 contiguous states until the sites are loaded. */
const home: Bounds = { west: -124.5, south: 25, east: -67, north: 49.2 };

export const asLngLat = ({ west, south, east, north }: Bounds): LngLatBoundsLike => [
  west,
  south,
  east,
  north,
];

/** Padding at the edges in pixels, and the largest zoom, for sites that are close together. */
export const fitOptions = { padding: 48, maxZoom: 12 };

export type MapStart = {
  container: HTMLElement;
  style: StyleSpecification | string;
  position: Position | null;
  bounds: Bounds | null;
  texts: { label: string; attribution: string; toggleAttribution: string };
};

/** Without enough room, the library shows the sources of the map over it until it is moved. Collapses them; a button still
 * opens them. */
const foldAttribution = (container: HTMLElement): void => {
  const shown = container.querySelector('.maplibregl-ctrl-attrib.maplibregl-compact-show');
  shown?.classList.remove('maplibregl-compact-show');
};

export const createMap = ({ container, style, position, bounds, texts }: MapStart): MapView => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new MapView({
    container,
    style,
    ...(position
      ? { center: [position.lng, position.lat], zoom: position.zoom }
      : { bounds: asLngLat(bounds ?? home), fitBoundsOptions: bounds ? fitOptions : { padding: 12 } }),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxZoom: 18,
    minZoom: 1,
    fadeDuration: still ? 0 : 150,
    reduceMotion: still,
    locale: {
      'Map.Title': texts.label,
      'AttributionControl.ToggleAttribution': texts.toggleAttribution,
    },
  });
  map.addControl(new AttributionControl({ customAttribution: texts.attribution || undefined }));
  foldAttribution(container);
  // After loading, because a street map adds its own sources.
  map.once('load', () => foldAttribution(container));
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
};

const fontsOf = (style: StyleSpecification): string[] | undefined => {
  for (const layer of style.layers) {
    const font: unknown = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined;
    if (Array.isArray(font) && font.every((name) => typeof name === 'string')) return font;
  }
  return undefined;
};

/** Fonts that the configured style provides; for our own style, fonts of the device. */
export const countFont = (map: MapView): string[] => {
  const style = map.getStyle();
  return style.glyphs ? (fontsOf(style) ?? labelFont) : labelFont;
};

/** The configured street map, or our own map, which needs no other host. */
export const styleFor = (url: string | null, colours: MapColours): StyleSpecification | string =>
  url ?? basemapStyle(colours);
