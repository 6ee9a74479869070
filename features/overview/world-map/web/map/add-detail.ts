import type { Map as MapView } from 'maplibre-gl';
import { atlas } from './atlas-addresses.ts';
import type { MapColours } from './map-colours.ts';

const fineFrom = 4.5;
const countiesFrom = 6;

const addFineWorld = (map: MapView, colours: MapColours): void => {
  map.addSource('fine-world', { type: 'geojson', data: atlas.fineWorld });
  map.addLayer(
    { id: 'fine-world', type: 'fill', source: 'fine-world', paint: { 'fill-color': colours.abroad } },
    'states',
  );
  // The borders of the neighbouring countries come from a coarser atlas. A wide line fills the gaps between both.
  map.addLayer(
    {
      id: 'fine-world-edge',
      type: 'line',
      source: 'fine-world',
      paint: {
        'line-color': colours.abroad,
        'line-width': ['interpolate', ['exponential', 2], ['zoom'], 5, 2, 12, 60],
      },
    },
    'states',
  );
  map.on('sourcedata', function drawn({ sourceId }) {
    if (sourceId !== 'fine-world' || !map.isSourceLoaded('fine-world')) return;
    map.off('sourcedata', drawn);
    map.setLayoutProperty('world', 'visibility', 'none');
  });
};

const addCounties = (map: MapView, colours: MapColours): void => {
  map.addSource('county-lines', { type: 'geojson', data: atlas.countyLines });
  map.addLayer(
    {
      id: 'county-lines',
      type: 'line',
      source: 'county-lines',
      minzoom: countiesFrom,
      paint: { 'line-color': colours.countyLine, 'line-width': 1 },
    },
    'state-lines',
  );
};

/** Larger files of the offline map are loaded when somebody zooms in far enough. */
export const addDetail = (map: MapView, colours: MapColours): void => {
  const check = () => {
    const zoom = map.getZoom();
    if (zoom >= fineFrom && !map.getSource('fine-world')) addFineWorld(map, colours);
    if (zoom < countiesFrom || map.getSource('county-lines')) return;
    addCounties(map, colours);
    map.off('zoomend', check);
  };
  map.on('zoomend', check);
  check();
};
