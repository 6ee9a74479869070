type Place = { line_1: string; city: string; state: 'CO' | 'IL' | 'WA'; zip: string };

/** The demo company's clients. Names are made up; cities and ZIP codes exist. */
export type DemoClient = {
  key: string;
  name: string;
  /** Names of the people in the posts of `demoContacts`, in the same order. */
  people: readonly [string, string, string];
  account: string;
  type: 'management company' | 'owner' | 'tenant';
  status: 'active' | 'inactive';
  place: Place;
  /** Where invoices go, if not to the address. */
  billedAt?: Place;
  terms: number;
  /** Percent; null for a client that pays no tax. */
  tax: number | null;
  po: boolean;
  winteam?: string;
  notes?: string;
};

const place = (line_1: string, city: string, state: Place['state'], zip: string): Place => ({
  line_1,
  city,
  state,
  zip,
});

export const demoClients: readonly DemoClient[] = [
  {
    key: 'larkspur',
    name: 'Larkspur Property Group',
    people: ['Petra Keystone', 'Dalton Gatepost', 'Marigold Ledger'],
    account: 'LPG-100',
    type: 'management company',
    status: 'active',
    place: place('1200 Larkspur Plaza, Suite 900', 'Denver', 'CO', '80202'),
    billedAt: place('PO Box 4410', 'Denver', 'CO', '80201'),
    terms: 30,
    tax: 8.81,
    po: true,
    winteam: '10000100',
    notes: 'Invoices by the 5th of the month, one for each building.',
  },
  {
    key: 'bluestem',
    name: 'Bluestem Medical Partners',
    people: ['Willa Gauze', 'Ambrose Ductwork', 'Penny Remit'],
    account: 'BMP-200',
    type: 'owner',
    status: 'active',
    place: place('455 Bluestem Way', 'Aurora', 'CO', '80012'),
    terms: 45,
    tax: null,
    po: true,
    notes: 'Badges are needed in all patient areas.',
  },
  {
    key: 'cobalt',
    name: 'Cobalt & Finch Law',
    people: ['Octavia Brief', 'Rufus Lintel', 'Clement Tally'],
    account: 'CFL-300',
    type: 'tenant',
    status: 'active',
    place: place('88 Finch Court, Floor 14', 'Denver', 'CO', '80203'),
    terms: 30,
    tax: 8.81,
    po: false,
    winteam: '10000300',
  },
  {
    key: 'prairie',
    name: 'Prairie Lantern Schools',
    people: ['Hazel Chalkley', 'Barnaby Radiator', 'Ida Abacus'],
    account: 'PLS-400',
    type: 'owner',
    status: 'active',
    place: place('31 Lantern Road', 'Lakewood', 'CO', '80226'),
    terms: 60,
    tax: null,
    po: true,
    notes: 'No work while classes are in session.',
  },
  {
    key: 'harbor',
    name: 'Harborlight Logistics',
    people: ['Anders Palletson', 'Greta Forklift', 'Silas Waybill'],
    account: 'HBL-500',
    type: 'owner',
    status: 'active',
    place: place('7000 Harborlight Drive', 'Commerce City', 'CO', '80022'),
    terms: 30,
    tax: 7.75,
    po: false,
  },
  {
    key: 'tamarack',
    name: 'Tamarack Tower Management',
    people: ['Beatrix Mezzanine', 'Milo Standpipe', 'Fern Receipt'],
    account: 'TTM-600',
    type: 'management company',
    status: 'active',
    place: place('1 Tamarack Tower, Suite 200', 'Denver', 'CO', '80264'),
    billedAt: place('600 Ledger Street', 'Chicago', 'IL', '60601'),
    terms: 15,
    tax: 8.81,
    po: true,
    winteam: '10000600',
  },
  {
    // No longer a client; its only site is inactive.
    key: 'quarry',
    name: 'Old Quarry Hotels',
    people: ['Gideon Foyer', 'Tess Boilerman', 'Edgar Sumley'],
    account: 'OQH-700',
    type: 'owner',
    status: 'inactive',
    place: place('19 Old Quarry Lane', 'Golden', 'CO', '80401'),
    terms: 30,
    tax: 7.5,
    po: false,
    notes: 'Cleaning has been done by its own people since the renovation.',
  },
];

const nothing = { inspections: false, reports: false, action_logs: false, invoices: false };

type DemoContact = {
  title: string;
  rank: 'primary' | 'secondary' | 'other';
  receives: typeof nothing;
};

export const demoContacts: readonly DemoContact[] = [
  {
    title: 'Property Manager',
    rank: 'primary',
    receives: { ...nothing, inspections: true, reports: true },
  },
  {
    title: 'Chief Engineer',
    rank: 'secondary',
    receives: { ...nothing, action_logs: true },
  },
  {
    title: 'Accounts Payable',
    rank: 'other',
    receives: { ...nothing, invoices: true },
  },
];
