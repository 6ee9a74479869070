import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { atlas } from './atlas-addresses.ts';
import type { MapColours } from './map-colours.ts';

/** Text is drawn with fonts of the device: without a `glyphs` address the map loads no fonts. */
export const labelFont = ['Inter Variable', 'sans-serif'];

const source = (data: string, tolerance = 0.375): SourceSpecification => ({
  type: 'geojson',
  data,
  tolerance,
});

const labels = (colours: MapColours): LayerSpecification[] => [
  {
    id: 'places',
    type: 'symbol',
    source: 'places',
    minzoom: 3.5,
    filter: ['<', ['get', 'rank'], ['step', ['zoom'], 110, 5, 300, 6, 700, 7, 1600, 8, 5000]],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': labelFont,
      'text-size': ['interpolate', ['linear'], ['zoom'], 4, 10, 8, 12, 12, 14],
      'symbol-sort-key': ['get', 'rank'],
      'text-padding': 10,
      'text-max-width': 8,
      'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
      'text-radial-offset': 1.6,
      'text-justify': 'auto',
    },
    paint: { 'text-color': colours.place, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
  },
  {
    id: 'state-names',
    type: 'symbol',
    source: 'state-names',
    minzoom: 3.2,
    maxzoom: 7,
    layout: {
      'text-field': ['upcase', ['get', 'name']],
      'text-font': labelFont,
      'text-size': ['interpolate', ['linear'], ['zoom'], 3, 9, 6, 12],
      'text-letter-spacing': 0.12,
      'text-max-width': 7,
      'text-padding': 6,
    },
    paint: { 'text-color': colours.stateName, 'text-halo-color': colours.halo, 'text-halo-width': 1.2 },
  },
];

/** Land, borders and names come from our own files: the map needs no other host. */
export const basemapStyle = (colours: MapColours): StyleSpecification => ({
  version: 8,
  sources: {
    world: source(atlas.world),
    'world-lines': source(atlas.worldLines),
    states: source(atlas.states),
    'state-lines': source(atlas.stateLines),
    'state-names': source(atlas.stateNames),
    places: source(atlas.places),
  },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
    { id: 'world', type: 'fill', source: 'world', paint: { 'fill-color': colours.abroad } },
    {
      id: 'world-lines',
      type: 'line',
      source: 'world-lines',
      maxzoom: 5,
      paint: { 'line-color': colours.stateLine, 'line-width': 0.6 },
    },
    { id: 'states', type: 'fill', source: 'states', paint: { 'fill-color': colours.land } },
    {
      id: 'state-lines',
      type: 'line',
      source: 'state-lines',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.stateLine,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.6, 6, 1, 10, 1.6],
      },
    },
    ...labels(colours),
  ],
});
