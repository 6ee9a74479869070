import { endpoint } from '#platform/contract/endpoint';

export const worldMapEndpoints = {
  getMapTiles: endpoint({
    method: 'GET',
    path: '/map-tiles',
    summary:
      'A range, of at most 4 MB, of the file with the streets of the map; 404 where none is configured',
    access: 'signed-in',
    answer: 'file',
    rate: 'file',
  }),
};
