import countiesFile from 'us-atlas/counties-10m.json?url';
import statesFile from 'us-atlas/states-10m.json?url';
import fineWorldFile from 'world-atlas/countries-50m.json?url';
import worldFile from 'world-atlas/countries-110m.json?url';
import placesFile from '../basemap/places.json?url';

/** Addresses from which the map's worker loads the parts of the offline map. */
export const atlas = {
  world: `atlas://${worldFile}#areas:countries`,
  worldLines: `atlas://${worldFile}#lines:countries`,
  fineWorld: `atlas://${fineWorldFile}#areas:countries`,
  states: `atlas://${statesFile}#areas:states`,
  stateLines: `atlas://${statesFile}#lines:states`,
  stateNames: `atlas://${statesFile}#names:states`,
  countyLines: `atlas://${countiesFile}#lines:counties`,
  places: `atlas://${placesFile}#places`,
} as const;
