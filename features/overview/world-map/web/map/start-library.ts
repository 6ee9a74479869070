import { setWorkerUrl } from 'maplibre-gl';

// The worker is a file of our own, as the content security policy requires. It also loads the atlas and the pins.
const worker = import.meta.glob<string>('./worker/map-worker.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

setWorkerUrl(Object.values(worker)[0] ?? '');
