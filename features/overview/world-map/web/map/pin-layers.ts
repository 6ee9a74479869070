import type { ExpressionSpecification, Map as MapView } from 'maplibre-gl';
import { approximateOffset, looksOf } from '../sites/site-index.ts';
import { kindColour, type MapColours } from './map-colours.ts';

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

const isOf = (looks: readonly number[]) => [
  'case',
  ['in', ['%', ['get', 'look'], approximateOffset], ['literal', looks]],
  1,
  0,
];

const [late, behind] = [looksOf('late', 'warning', 'running'), looksOf('behind', 'error', 'missing')];

/** Counts the sites of a cluster that are late or behind: with past due tasks, low scores or no final report. `counted` is 0
 * when the pins show none of these. */
const clusterProperties = {
  counted: ['max', isOf([...looksOf('fine', 'success', 'finalized'), ...late, ...behind])],
  late: ['+', isOf([...late, ...behind])],
  behind: ['+', isOf(behind)],
};

/** A style expression that chooses by the worst site of the cluster. */
const byWorst = (behind: string, late: string, fine: string, uncounted: string): ExpressionSpecification => {
  const some = (name: string): ExpressionSpecification => ['>', ['get', name], 0];
  return ['case', some('behind'), behind, some('late'), late, some('counted'), fine, uncounted];
};

/** Adds clusters, pins and the selected pin on top of any map. */
export const addPinLayers = (
  map: MapView,
  { data, pins, colours, font }: { data: string; pins: number; colours: MapColours; font: string[] },
): void => {
  map.addSource(siteSource, { type: 'geojson', data, ...clusterOptions(pins), clusterProperties });
  map.addSource(pickedSource, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  const size: ExpressionSpecification = ['step', ['get', 'point_count'], 14, 100, 17, 500, 21, 2000, 26];
  map.addLayer({
    id: 'clusters',
    type: 'circle',
    source: siteSource,
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': byWorst(kindColour.behind, kindColour.late, kindColour.fine, colours.cluster),
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
      // The exclamation mark is for people who cannot tell the colours apart.
      'text-field': [
        'concat',
        ['get', 'point_count_abbreviated'],
        ['case', ['>', ['get', 'late'], 0], '!', ''],
      ],
      'text-font': font,
      'text-size': 12,
      'text-allow-overlap': true,
      // Pixels around the circle that stay free of place names.
      'text-padding': 9,
    },
    paint: { 'text-color': byWorst('#ffffff', '#1a1f26', '#1a1f26', colours.clusterText) },
  });
  const icon = (prefix: string): ExpressionSpecification => [
    'concat',
    prefix,
    ['to-string', ['get', 'look']],
  ];
  const overlap = { 'icon-allow-overlap': true, 'icon-ignore-placement': true };
  map.addLayer({
    id: 'pins',
    type: 'symbol',
    source: siteSource,
    filter: ['!', ['has', 'point_count']],
    // Pins that need most attention lie on top.
    layout: {
      'icon-image': icon('pin-'),
      'symbol-sort-key': ['%', ['get', 'look'], approximateOffset],
      ...overlap,
    },
  });
  map.addLayer({
    id: 'picked',
    type: 'symbol',
    source: pickedSource,
    layout: { 'icon-image': icon('picked-'), ...overlap },
  });
};
