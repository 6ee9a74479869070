declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs' {
  const MapWorker: new (scope: unknown) => unknown;
  export default MapWorker;
}
