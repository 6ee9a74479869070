import { addProtocol, type Map as MapView } from 'maplibre-gl';
import { currentLocale } from '#platform/web/i18n/index';
import { labelFont } from './basemap-style.ts';
import { darkColours, type MapColours } from './map-colours.ts';

/** Adds the streets when their code is there. Only installations with a file of streets load it; it imports nothing that pages
 * load, so that their files stay as they are. */
export const bringStreets = (map: MapView, address: string, colours: MapColours): void => {
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
