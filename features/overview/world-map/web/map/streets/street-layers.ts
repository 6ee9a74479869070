import { layers } from '@protomaps/basemaps';
import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { flavorOf, type Scheme, streetColoursOf } from './street-colours.ts';

export const streetSource = 'streets';

/** From here on the streets cover the borders of our own map, which are drawn for a view from far away. */
const streetsFrom = 7;

/** `locale`: names are shown in this language where the file has them, else as people there write them. */
export type StreetLook = Scheme & { font: string[]; locale: string };

type Names = {
  id: string;
  layer: string;
  minzoom: number;
  filter: ExpressionSpecification;
  layout: SymbolLayerSpecification['layout'];
  colour: string;
  halo: string;
};

/** Lands, water, buildings and roads. Without a background: ours stays where the file has nothing. */
const shapes = (scheme: Scheme): LayerSpecification[] =>
  (layers(streetSource, flavorOf(scheme)) as LayerSpecification[])
    .filter(({ type }) => type !== 'background')
    .map((layer) => ({
      ...layer,
      id: `${streetSource}-${layer.id}`,
      minzoom: Math.max(layer.minzoom ?? 0, streetsFrom),
    }));

const kindIn = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]];

/** Cities and towns have names of our own, with and without streets. */
const names = (scheme: Scheme): Names[] => {
  const { colours } = scheme;
  const { name, waterName } = streetColoursOf(scheme);
  const alongRoad = { 'symbol-placement': 'line', 'text-size': 12, 'text-max-angle': 30 } as const;
  return [
    {
      id: 'minor-names',
      layer: 'roads',
      minzoom: 15,
      filter: kindIn('minor_road', 'path', 'other'),
      layout: { ...alongRoad, 'text-size': 11 },
      colour: name,
      halo: colours.halo,
    },
    {
      id: 'road-names',
      layer: 'roads',
      minzoom: 12,
      filter: kindIn('highway', 'major_road'),
      layout: alongRoad,
      colour: name,
      halo: colours.halo,
    },
    {
      id: 'water-names',
      layer: 'water',
      minzoom: 9,
      filter: ['==', ['geometry-type'], 'Point'],
      layout: { 'text-size': 11, 'text-max-width': 8 },
      colour: waterName,
      halo: colours.water,
    },
    {
      id: 'neighborhood-names',
      layer: 'places',
      minzoom: 12,
      filter: kindIn('neighbourhood', 'macrohood'),
      layout: { 'text-size': 12, 'text-max-width': 8, 'text-letter-spacing': 0.04, 'text-padding': 16 },
      colour: colours.stateName,
      halo: colours.halo,
    },
  ];
};

export const streetLayers = ({ font, locale, ...scheme }: StreetLook): LayerSpecification[] => [
  ...shapes(scheme),
  ...names(scheme).map(
    ({ id, layer, minzoom, filter, layout, colour, halo }): LayerSpecification => ({
      id: `${streetSource}-${id}`,
      type: 'symbol',
      source: streetSource,
      'source-layer': layer,
      minzoom,
      filter,
      layout: {
        ...layout,
        'text-field': ['coalesce', ['get', `name:${locale}`], ['get', 'name']],
        'text-font': font,
      },
      paint: { 'text-color': colour, 'text-halo-color': halo, 'text-halo-width': 1.4 },
    }),
  ),
];
