import type { Map as MapView } from 'maplibre-gl';
import { approximateOffset, type Look, looks } from '../sites/site-index.ts';
import { lookColour, type MapColours } from './map-colours.ts';

/** Up to this number of pins are shown separately; more are clustered. */
export const clusterOver = 50;

export const clusterMaxZoom = 13;

export const siteSource = 'sites';
export const pickedSource = 'picked';
export const clickable = ['pins', 'clusters'];

export const clusterOptions = (pins: number) => ({
  cluster: pins > clusterOver,
  clusterMaxZoom,
  clusterRadius: 54,
});

const lookNumber = (name: Look): number => looks.indexOf(name);

const has = (name: Look) => ['==', ['%', ['get', 'look'], approximateOffset], lookNumber(name)];

/** How many of the sites in a cluster have past-due tasks. */
const clusterProperties = {
  late: ['+', ['case', ['any', has('late'), has('behind')], 1, 0]],
  behind: ['+', ['case', has('behind'), 1, 0]],
} as never;

/** What is worst in the cluster. */
const byWorst = (behind: string, late: string, fine: string) =>
  ['case', ['>', ['get', 'behind'], 0], behind, ['>', ['get', 'late'], 0], late, fine] as never;

/** Adds clusters, pins and the selected pin on top of any map. */
export const addPinLayers = (
  map: MapView,
  { data, pins, colours, font }: { data: string; pins: number; colours: MapColours; font: string[] },
): void => {
  map.addSource(siteSource, { type: 'geojson', data, ...clusterOptions(pins), clusterProperties });
  map.addSource(pickedSource, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  const size = ['step', ['get', 'point_count'], 14, 100, 17, 500, 21, 2000, 26] as never;
  map.addLayer({
    id: 'clusters',
    type: 'circle',
    source: siteSource,
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': byWorst(lookColour.behind, lookColour.late, colours.cluster),
      'circle-radius': size,
      'circle-stroke-width': 2,
      'circle-stroke-color': colours.clusterEdge,
      'circle-stroke-opacity': 0.7,
    },
  });
  map.addLayer({
    id: 'cluster-counts',
    type: 'symbol',
    source: siteSource,
    filter: ['has', 'point_count'],
    layout: {
      // The exclamation mark says it to people who cannot tell the colours apart.
      'text-field': [
        'concat',
        ['get', 'point_count_abbreviated'],
        ['case', ['>', ['get', 'late'], 0], '!', ''],
      ] as never,
      'text-font': font,
      'text-size': 12,
      'text-allow-overlap': true,
      // Pixels around the circle that stay free of place names.
      'text-padding': 9,
    },
    paint: { 'text-color': byWorst('#ffffff', '#1a1f26', colours.clusterText) },
  });
  const icon = (prefix: string) => ['concat', prefix, ['to-string', ['get', 'look']]] as never;
  const overlap = { 'icon-allow-overlap': true, 'icon-ignore-placement': true };
  map.addLayer({
    id: 'pins',
    type: 'symbol',
    source: siteSource,
    filter: ['!', ['has', 'point_count']],
    layout: { 'icon-image': icon('pin-'), ...overlap },
  });
  map.addLayer({
    id: 'picked',
    type: 'symbol',
    source: pickedSource,
    layout: { 'icon-image': icon('picked-'), ...overlap },
  });
};
