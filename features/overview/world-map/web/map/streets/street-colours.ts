import { type Flavor, WHITE } from '@protomaps/basemaps';
import type { MapColours } from '../map-colours.ts';

export type Scheme = { colours: MapColours; dark: boolean };

type StreetColours = {
  highway: string;
  major: string;
  minor: string;
  path: string;
  building: string;
  green: string;
  ground: string;
  border: string;
  name: string;
  waterName: string;
};

const light: StreetColours = {
  highway: '#b6c1cc',
  major: '#cad2d9',
  minor: '#dce1e6',
  path: '#eceef0',
  building: '#e2e4e6',
  green: '#e8f0e3',
  ground: '#f4f4f1',
  border: '#bcc5cd',
  name: '#626d78',
  waterName: '#5d7a90',
};

const dark: StreetColours = {
  highway: '#4d5a69',
  major: '#414d5a',
  minor: '#353f4a',
  path: '#2a323b',
  building: '#303944',
  green: '#21302c',
  ground: '#252c34',
  border: '#4a5663',
  name: '#98a3af',
  waterName: '#6f8496',
};

export const streetColoursOf = (scheme: Scheme): StreetColours => (scheme.dark ? dark : light);

/** Which color a part of the library's style has, by its name; the first that fits. Few colors keep the map calm below the
 * pins: roads have no edges, and all grounds look alike. */
const coloursOfParts = (colours: MapColours, streets: StreetColours): [RegExp, string][] => [
  [/casing/, colours.land],
  [/highway/, streets.highway],
  [/major/, streets.major],
  [/minor|link/, streets.minor],
  [/other|pier|pedestrian|runway|railway/, streets.path],
  [/buildings/, streets.building],
  [/^(park|wood|scrub|zoo)/, streets.green],
  [/^(hospital|industrial|school|aerodrome|military|sand|beach|glacier)/, streets.ground],
  [/^boundaries/, streets.border],
  [/^water/, colours.water],
];

export const flavorOf = (scheme: Scheme): Flavor => {
  const { colours } = scheme;
  const parts = coloursOfParts(colours, streetColoursOf(scheme));
  const names = Object.keys(WHITE) as (keyof typeof WHITE)[];
  const colourOf = (name: string) => parts.find(([fits]) => fits.test(name))?.[1] ?? colours.land;
  return { ...WHITE, ...Object.fromEntries(names.map((name) => [name, colourOf(name)])) };
};
