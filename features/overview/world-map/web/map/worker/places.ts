import type { FeatureCollection } from 'geojson';

type PlacesFile = { names: string; at: number[] };

/** The labels, largest place first. `rank` decides from which zoom on a label is shown. */
export const readPlaces = (file: unknown): FeatureCollection => {
  const { names, at } = file as PlacesFile;
  return {
    type: 'FeatureCollection',
    features: names.split('|').map((name, rank) => ({
      type: 'Feature',
      properties: { name, rank },
      geometry: {
        type: 'Point',
        coordinates: [(at[rank * 2] ?? 0) / 1000, (at[rank * 2 + 1] ?? 0) / 1000],
      },
    })),
  };
};
