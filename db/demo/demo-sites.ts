import { demoClients } from './demo-clients.ts';

const activeClients = demoClients.filter(({ status }) => status === 'active');

const formerClient = demoClients.find(({ status }) => status === 'inactive');

/** The demo company's territories. Names are made up, as those of the sites; cities and ZIP codes exist. */
export const demoAreas = [
  { key: 'west', name: 'Front Range', parent: null },
  { key: 'north', name: 'Boulder and Fort Collins', parent: 'west' },
  { key: 'south', name: 'Denver Metro', parent: 'west' },
  { key: 'downtown', name: 'Downtown Denver', parent: 'south' },
  { key: 'foothills', name: 'Lakewood and Englewood', parent: 'south' },
  { key: 'midwest', name: 'Lake Shore', parent: null },
  { key: 'loop', name: 'Chicago Loop', parent: 'midwest' },
  { key: 'suburbs', name: 'Chicago Suburbs', parent: 'midwest' },
  { key: 'shore', name: 'North Shore', parent: 'suburbs' },
  { key: 'corridor', name: 'Western Suburbs', parent: 'suburbs' },
] as const;

export type AreaKey = (typeof demoAreas)[number]['key'];

type City = {
  city: string;
  state: string;
  zips: string[];
  lat: number;
  lng: number;
  area: AreaKey;
  sites: number;
};

const cities: City[] = [
  {
    city: 'Denver',
    state: 'CO',
    zips: ['80202', '80203', '80206', '80211'],
    lat: 39.743,
    lng: -104.988,
    area: 'downtown',
    sites: 14,
  },
  {
    city: 'Lakewood',
    state: 'CO',
    zips: ['80226', '80228'],
    lat: 39.705,
    lng: -105.081,
    area: 'foothills',
    sites: 5,
  },
  {
    city: 'Englewood',
    state: 'CO',
    zips: ['80110', '80112'],
    lat: 39.648,
    lng: -104.988,
    area: 'foothills',
    sites: 4,
  },
  {
    city: 'Boulder',
    state: 'CO',
    zips: ['80301', '80302'],
    lat: 40.015,
    lng: -105.27,
    area: 'north',
    sites: 6,
  },
  {
    city: 'Fort Collins',
    state: 'CO',
    zips: ['80521', '80525'],
    lat: 40.585,
    lng: -105.084,
    area: 'north',
    sites: 5,
  },
  {
    city: 'Chicago',
    state: 'IL',
    zips: ['60601', '60602', '60606', '60654'],
    lat: 41.882,
    lng: -87.63,
    area: 'loop',
    sites: 12,
  },
  {
    city: 'Evanston',
    state: 'IL',
    zips: ['60201', '60202'],
    lat: 42.045,
    lng: -87.688,
    area: 'shore',
    sites: 5,
  },
  { city: 'Oak Brook', state: 'IL', zips: ['60523'], lat: 41.84, lng: -87.953, area: 'corridor', sites: 5 },
  {
    city: 'Naperville',
    state: 'IL',
    zips: ['60540', '60563'],
    lat: 41.786,
    lng: -88.147,
    area: 'corridor',
    sites: 4,
  },
];

const names = [
  'Larkspur Tower',
  'Foundry Square',
  'Marigold Medical Plaza',
  'Union Lantern Building',
  'Juniper Court',
  'Copperline Center',
  'Meadowlark Annex',
  'Stonebridge Exchange',
  'Willow Street Offices',
  'Highline Commons',
  'Silver Spruce Clinic',
  'Fairwater House',
  'Beacon Row',
  'Granite Works',
  'Sundial Plaza',
  'Cedar Gate',
  'Millrace Building',
  'Aspen Ledger Bank Center',
  'Riverstone Labs',
  'Old Depot Offices',
  'Clearwater Dental',
  'Northwind Warehouse',
  'Magnolia Hall',
  'Brightwater Academy',
  'Ironwood Suites',
  'Prospect Corner',
  'Heron Point',
  'Rosewater Terrace',
  'Atlas Yard',
  'Summit Oak Center',
];

const streets = [
  'Lantern St',
  'Foundry Ave',
  'Marigold Way',
  'Juniper St',
  'Copperline Blvd',
  'Meadowlark Ln',
  'Stonebridge Rd',
  'Willow St',
  'Highline Dr',
  'Beacon Row',
];

export type DemoSite = {
  number: string;
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  lat: number | null;
  lng: number | null;
  sqft: number;
  floors: number;
  area: AreaKey;
  /** Key of a client. */
  client: string;
  status: 'active' | 'draft' | 'inactive';
};

/** Spreads sites around a city in a spiral, the same way every time. */
const around = (city: City, index: number): { lat: number; lng: number } => {
  const angle = index * 2.4;
  const distance = 0.006 * Math.sqrt(index + 0.4);
  return {
    lat: Number((city.lat + distance * Math.sin(angle)).toFixed(5)),
    lng: Number((city.lng + (distance * Math.cos(angle)) / Math.cos((city.lat * Math.PI) / 180)).toFixed(5)),
  };
};

const statusOf = (index: number): DemoSite['status'] =>
  index % 17 === 11 ? 'inactive' : index % 19 === 7 ? 'draft' : 'active';

/** The first site that is inactive. */
const formerSite = 11;

const clientOf = (index: number): string =>
  (index === formerSite ? formerClient : activeClients[index % activeClients.length])?.key ?? 'larkspur';

/** Sixty sites in nine cities and two time zones; every eleventh has no position yet, so that its ZIP code places it. */
export const demoSites: readonly DemoSite[] = cities
  .flatMap((city) => Array.from({ length: city.sites }, (_, nth) => ({ city, nth })))
  .map(({ city, nth }, index) => {
    const located = index % 11 !== 6;
    const { lat, lng } = around(city, nth);
    const second = index >= names.length ? ' II' : '';
    return {
      number: `${city.state}${String(1001 + index)}`,
      name: `${names[index % names.length]}${second}`,
      address: `${100 + ((index * 137) % 1900)} ${streets[index % streets.length]}`,
      city: city.city,
      state: city.state,
      zip: city.zips[nth % city.zips.length] ?? '',
      lat: located ? lat : null,
      lng: located ? lng : null,
      sqft: index === 0 ? 200_000 : 8000 + ((index * 7919) % 90_000),
      floors: index === 0 ? 12 : 1 + (index % 8),
      area: city.area,
      client: clientOf(index),
      status: statusOf(index),
    };
  });
