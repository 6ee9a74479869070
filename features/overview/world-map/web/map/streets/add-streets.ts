import type { Map as MapView } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { type StreetLook, streetLayers, streetSource } from './street-layers.ts';

/** For all maps: it keeps the directories of the file. */
const protocol = new Protocol();

export const loadTile = protocol.tile;

/** As the licence of the data asks. */
const attribution =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">© OpenStreetMap</a>';

/** Draws the streets of the installation's own file above land and borders of our map, below its names and all pins. */
export const addStreets = (map: MapView, address: string, look: StreetLook): void => {
  map.addSource(streetSource, { type: 'vector', url: `pmtiles://${address}`, attribution });
  for (const layer of streetLayers(look)) map.addLayer(layer, 'places');
};
