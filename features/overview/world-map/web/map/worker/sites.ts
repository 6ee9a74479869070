import type { Feature, FeatureCollection } from 'geojson';
import type { Pins } from '../../sites/site-index.ts';

const features = ({ job, lng, lat, look }: Pins): Feature[] =>
  Array.from(job, (id, at) => ({
    type: 'Feature',
    properties: { job: id, look: look[at] },
    geometry: { type: 'Point', coordinates: [lng[at] as number, lat[at] as number] },
  }));

/** `sites://channel/version`: asks the page for these pins. They arrive as arrays of numbers, because sending thousands
 * of objects would block the page. */
export const loadSites = (url: string): Promise<FeatureCollection> =>
  new Promise((resolve) => {
    const [name = '', version = ''] = url.replace('sites://', '').split('/');
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<{ version: string; pins: Pins }>) => {
      if (data.version !== version) return;
      channel.close();
      resolve({ type: 'FeatureCollection', features: features(data.pins) });
    };
    channel.postMessage({ want: version });
  });
