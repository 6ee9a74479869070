import type { Feature, FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapView } from 'maplibre-gl';
import { type Bounds, sitesWithin } from '../sites/bounds.ts';
import { pinsOf, type SiteIndex } from '../sites/site-index.ts';
import type { MapColours } from './map-colours.ts';
import { clusterMaxZoom, clusterOver } from './pin-layers.ts';

const nameSource = 'names';

const namedFrom = 12;

/** Maximum number of names; more would not fit on a screen. */
const maxNamed = 300;

const none: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** Adds the names of the pins on screen. Only these names are sent to the worker; of all other pins it has only numbers. */
export const addNameLayer = (map: MapView, colours: MapColours, font: string[]): void => {
  map.addSource(nameSource, { type: 'geojson', data: none });
  map.addLayer({
    id: 'names',
    type: 'symbol',
    source: nameSource,
    minzoom: namedFrom,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': 12,
      'text-anchor': 'top',
      'text-offset': [0, 0.9],
      'text-max-width': 9,
    },
    paint: { 'text-color': colours.place, 'text-halo-color': colours.halo, 'text-halo-width': 1.6 },
  });
};

const named = (index: SiteIndex, places: readonly number[], bounds: Bounds): FeatureCollection => {
  const shown = sitesWithin(index, places, bounds).slice(0, maxNamed);
  const features = shown.flatMap((place): Feature[] => {
    const { lng, lat } = pinsOf(index, [place]);
    return Array.from(lng, (x, at) => ({
      type: 'Feature',
      properties: { name: index.rows[place]?.job_name ?? '' },
      geometry: { type: 'Point', coordinates: [x, lat[at] as number] },
    }));
  });
  return { type: 'FeatureCollection', features };
};

/** Shows names only at zoom levels without clusters, because there is no pin beside the name of a clustered site. */
export const showNames = (
  map: MapView,
  index: SiteIndex,
  places: readonly number[],
  bounds: Bounds,
): void => {
  const from = index.pins.job.length > clusterOver ? clusterMaxZoom + 1 : namedFrom;
  map
    .getSource<GeoJSONSource>(nameSource)
    ?.setData(map.getZoom() < from ? none : named(index, places, bounds));
};
