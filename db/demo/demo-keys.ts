import type { KeyKind, KeyStatus } from '#features/sites/keys/contract';

/** `from` and `to` are days ago, `due` is days from today on. */
export type DemoCustody = {
  by: string;
  from: number;
  to?: number;
  as?: 'returned' | 'transferred' | 'lost';
  due?: number;
  note?: string;
  unconfirmed?: true;
};

export type DemoKey = {
  kind: KeyKind;
  label: string;
  opens: string;
  notes?: string;
  status: KeyStatus;
  lost?: { ago: number; note: string; by: string };
  custodies: DemoCustody[];
};

/** Days since the supervisor of the western half took over the route of the former one. */
const tookOver = 118;

const code = (site: number): string => String(101 + site);

const masterOf = (site: number): DemoKey => ({
  kind: 'key',
  label: `MK-${code(site)}-1`,
  opens: 'Main entrance, lobby and stairs',
  status: 'held',
  custodies: [
    { by: 'former', from: 410 - site, to: tookOver, as: 'transferred', note: 'New route' },
    { by: 'supervisor', from: tookOver },
  ],
});

const spareOf = (site: number): DemoKey => ({
  kind: 'key',
  label: `MK-${code(site)}-2`,
  opens: 'Main entrance, lobby and stairs',
  status: 'in_office',
  custodies:
    site % 3 === 0
      ? [{ by: 'assistant.manager', from: 40 + site, to: 33 + site, as: 'returned', note: 'Carpet crew' }]
      : [],
});

const badgeOf = (site: number): DemoKey => ({
  kind: 'badge',
  label: `B-${2040 + site * 3}`,
  opens: 'Loading dock and freight elevator',
  status: 'held',
  custodies: [{ by: 'porter', from: 95 - site }],
});

const fobOf = (site: number): DemoKey => ({
  kind: 'fob',
  label: `F-${code(site)}`,
  opens: 'Parking garage',
  status: site % 2 === 0 ? 'held' : 'in_office',
  custodies: site % 2 === 0 ? [{ by: 'area.manager', from: 60 + site }] : [],
});

/** The first site shows everything that may happen to a key. */
const eventful: DemoKey[] = [
  {
    kind: 'key',
    label: 'GM-7',
    opens: 'Grand master, all suites',
    notes: 'Only two exist. The property manager has the other.',
    status: 'lost',
    lost: { ago: 9, note: 'Not on the ring after the night round, van and dock searched', by: 'supervisor' },
    custodies: [
      { by: 'supervisor', from: 88, to: 9, as: 'lost', note: 'Not on the ring after the night round' },
    ],
  },
  {
    kind: 'key',
    label: 'R-3',
    opens: 'Roof and penthouse',
    status: 'held',
    custodies: [{ by: 'scheduler', from: 12, due: -3, note: '' }],
  },
  {
    kind: 'card',
    label: 'C-118',
    opens: 'Server room, floor 9',
    notes: 'Escort by the client’s IT only.',
    status: 'held',
    custodies: [{ by: 'porter', from: 1, due: 6, unconfirmed: true }],
  },
  {
    kind: 'key',
    label: 'MK-101-3',
    opens: 'Main entrance, lobby and stairs',
    status: 'held',
    custodies: [{ by: 'former', from: 380 }],
  },
  {
    kind: 'badge',
    label: 'B-1998',
    opens: 'Old turnstiles',
    status: 'retired',
    custodies: [{ by: 'porter', from: 300, to: 96, as: 'returned' }],
  },
  {
    kind: 'key',
    label: 'S-12',
    opens: 'Storage on floor 12',
    status: 'returned',
    custodies: [{ by: 'supervisor', from: 200, to: 30, as: 'returned', note: 'The client needs the room' }],
  },
];

/** The number of sites of which the demo has keys. */
export const keptSites = 10;

export const demoKeys = (site: number): DemoKey[] => [
  masterOf(site),
  spareOf(site),
  badgeOf(site),
  ...(site % 3 === 1 ? [] : [fobOf(site)]),
  ...(site === 0 ? eventful : []),
];
