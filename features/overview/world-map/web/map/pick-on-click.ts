import type { GeoJSONSource, MapMouseEvent, Map as MapView } from 'maplibre-gl';
import { clickable, clusterMaxZoom, siteSource } from './pin-layers.ts';

type Clicked = ReturnType<MapView['queryRenderedFeatures']>[number];

/** Degrees. Sites farther apart than this can be separated by zooming in. */
const samePlaceDegrees = 0.0004;

const maxAtOnePlace = 500;

const coordinates = (geometry: unknown): [number, number] =>
  (geometry as { coordinates: [number, number] }).coordinates;

const jobOf = (properties: unknown): number => (properties as { job: number }).job;

const openCluster = async (map: MapView, cluster: Clicked, pick: (jobs: number[]) => void): Promise<void> => {
  const source = map.getSource(siteSource) as GeoJSONSource;
  const id = (cluster.properties as { cluster_id: number }).cluster_id;
  const zoom = await source.getClusterExpansionZoom(id);
  const [lng, lat] = coordinates(cluster.geometry);
  if (zoom > clusterMaxZoom) {
    const leaves = await source.getClusterLeaves(id, maxAtOnePlace, 0);
    const together = leaves.every(({ geometry }) => {
      const [x, y] = coordinates(geometry);
      return Math.abs(x - lng) < samePlaceDegrees && Math.abs(y - lat) < samePlaceDegrees;
    });
    if (together) return pick([...new Set(leaves.map(({ properties }) => jobOf(properties)))]);
  }
  map.easeTo({ center: [lng, lat], zoom: zoom + 0.4, duration: 400 });
};

const around = ({ x, y }: { x: number; y: number }, reach: number): [[number, number], [number, number]] => [
  [x - reach, y - reach],
  [x + reach, y + reach],
];

/** A click opens a cluster, or selects what is there: one site, or all sites at the same address. */
export const pickOnClick = (map: MapView, pick: (jobs: number[]) => void): void => {
  map.on('click', (event: MapMouseEvent) => {
    const touch = matchMedia('(pointer: coarse)').matches;
    const found = map.queryRenderedFeatures(around(event.point, touch ? 16 : 4), { layers: clickable });
    const [first] = found;
    if (!first) return;
    if (first.layer.id === 'clusters') {
      openCluster(map, first, pick).catch(() => {});
      return;
    }
    const [lng, lat] = coordinates(first.geometry);
    const here = found.filter(({ layer, geometry }) => {
      const [x, y] = coordinates(geometry);
      return layer.id === 'pins' && Math.hypot(x - lng, y - lat) < samePlaceDegrees;
    });
    pick([...new Set(here.map(({ properties }) => jobOf(properties)))]);
  });
};
