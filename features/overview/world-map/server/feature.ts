import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { worldMapEndpoints } from '../contract/index.ts';
import { getMapTiles } from './get-map-tiles.ts';

export const feature = defineServerFeature({
  name: 'world-map',
  endpoints: worldMapEndpoints,
  handlers: { getMapTiles },
});
