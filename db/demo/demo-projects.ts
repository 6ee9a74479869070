import type {
  InvoiceType,
  PersonRole,
  ProjectStatus,
  ProjectType,
  ScopeLine,
} from '#features/projects/special-projects/contract';

/** The proposal of a project. */
export type DemoProposal = {
  status: 'sent' | 'approved' | 'declined';
  /** Days from today; the day it was sent lies thirty days before. */
  validUntil: number;
  options: readonly ScopeLine[];
  /** Indexes of the options that the client said yes to. */
  taken?: readonly number[];
  by?: string;
  note?: string;
  question?: string;
};

export type DemoProject = {
  type: ProjectType;
  title: string;
  description: string;
  status: ProjectStatus;
  invoice: InvoiceType;
  lines: readonly ScopeLine[];
  /** Days from today. */
  scheduled: number | null;
  due: number;
  /** Index of the demo site. */
  site: number;
  people: Readonly<Record<PersonRole, string>>;
  cost: number;
  /** Name of the other company that does it. */
  vendor?: string;
  /** Months between its dates, where it recurs; its lines are then the price of each. */
  every?: number;
  proposal?: DemoProposal;
};

const line = (
  description: string,
  quantity: number,
  unit_of_measure: ScopeLine['unit_of_measure'],
  unit_price: number,
): ScopeLine => ({ description, quantity, unit_of_measure, unit_price });

const office = { scheduler: 'scheduler', manager: 'manager' } as const;
const field = { scheduler: 'scheduler', manager: 'area.manager' } as const;

type Part = Omit<DemoProject, 'people'>;

const carpets = (part: Omit<Part, 'type' | 'description' | 'lines'>, squareFeet: number): Part => ({
  type: 'carpet cleaning',
  description: 'Hot water extraction of all carpet, with spots treated first. Furniture stays where it is.',
  lines: [line('Carpet', squareFeet, 'sq ft', 0.22)],
  ...part,
});

const glass = (part: Omit<Part, 'type' | 'description' | 'lines'>, floors: number): Part => ({
  type: 'glass cleaning',
  description: 'Exterior glass up to the third floor and both sides of the lobby glass.',
  lines: [line('Exterior glass', floors, 'floor', 380), line('Lobby glass', 1, 'lump sum', 240)],
  ...part,
});

/** Work high up, for which another company has the ropes. */
const high = (part: Omit<Part, 'type' | 'description' | 'lines' | 'vendor'>, panes: number): Part => ({
  type: 'subcontract',
  vendor: 'Skyline Squeegee Works',
  description: 'Glass above the fourth floor by rope. We open the roof and keep the plaza below clear.',
  lines: [line('Panes by rope', panes, 'each', 46), line('Cones and watch', 1, 'lump sum', 180)],
  ...part,
});

const pressure = (part: Omit<Part, 'type' | 'description' | 'lines'>, each: number): Part => ({
  type: 'power washing',
  description: 'Power wash the entrance, the loading dock and the ramps of the garage, early in the morning.',
  lines: [line('Entrance and dock', 1, 'lump sum', each), line('Garage ramps', 2, 'each', 185)],
  ...part,
});

const once = 'one time' as const;

/** Projects in every status, those of this month first. */
const parts: readonly Part[] = [
  pressure(
    {
      title: 'Entrance and garage ramps',
      status: 'open',
      invoice: once,
      scheduled: 2,
      due: 7,
      site: 0,
      cost: 310,
    },
    450,
  ),
  carpets(
    {
      title: 'Carpets of the fourth floor',
      status: 'open',
      invoice: once,
      scheduled: 4,
      due: 9,
      site: 1,
      cost: 880,
    },
    9200,
  ),
  high(
    {
      title: 'Tower glass, fall',
      status: 'open',
      invoice: once,
      scheduled: 0,
      due: 3,
      site: 2,
      cost: 720,
    },
    44,
  ),
  carpets(
    { title: 'Board rooms', status: 'active', invoice: once, scheduled: -1, due: 2, site: 3, cost: 190 },
    2100,
  ),
  pressure(
    {
      title: 'Plaza before the holidays',
      status: 'active',
      invoice: 'no invoice',
      scheduled: -3,
      due: -1,
      site: 4,
      cost: 260,
    },
    520,
  ),
  carpets(
    {
      title: 'Suite 1200, move-out',
      status: 'pending',
      proposal: {
        status: 'approved',
        validUntil: 21,
        options: [line('Stain protection', 4300, 'sq ft', 0.06), line('Weekend work', 1, 'lump sum', 180)],
        taken: [0],
        by: 'Dana Whitfield',
      },
      invoice: once,
      scheduled: 12,
      due: 20,
      site: 5,
      cost: 410,
    },
    4300,
  ),
  glass(
    {
      title: 'Atrium glass',
      status: 'pending',
      invoice: 'per occurrence',
      scheduled: 18,
      due: 25,
      site: 0,
      cost: 540,
    },
    2,
  ),
  pressure(
    { title: 'Loading dock', status: 'draft', invoice: once, scheduled: null, due: 30, site: 6, cost: 0 },
    395,
  ),
  carpets(
    {
      title: 'Corridors, all floors',
      status: 'draft',
      proposal: {
        status: 'declined',
        validUntil: 12,
        options: [line('Stain protection', 15_500, 'sq ft', 0.05)],
        by: 'Marcus Hale',
        note: 'Not in this budget. Please come back in January, floor by floor.',
      },
      invoice: once,
      scheduled: 26,
      due: 40,
      site: 2,
      cost: 0,
    },
    15_500,
  ),
  high(
    { title: 'Skylights', status: 'on_hold', invoice: once, scheduled: 6, due: 15, site: 1, cost: 300 },
    14,
  ),
  carpets(
    {
      title: 'Reception and waiting area',
      status: 'closed',
      invoice: once,
      scheduled: -20,
      due: -15,
      site: 3,
      cost: 150,
    },
    1800,
  ),
  pressure(
    {
      title: 'Garage, spring',
      status: 'closed',
      invoice: 'monthly',
      scheduled: -45,
      due: -40,
      site: 0,
      cost: 330,
    },
    600,
  ),
  glass(
    {
      title: 'Storefront',
      status: 'closed',
      invoice: 'no invoice',
      scheduled: -60,
      due: -55,
      site: 4,
      cost: 280,
    },
    1,
  ),
  glass(
    {
      title: 'Exterior glass, spring',
      status: 'proposed',
      invoice: once,
      scheduled: 34,
      due: 45,
      site: 3,
      cost: 640,
      proposal: {
        status: 'sent',
        validUntil: 26,
        options: [
          line('Frames and sills', 1, 'lump sum', 210),
          line('Glass roof of the entrance', 1, 'lump sum', 325),
        ],
        question: 'Can you do the entrance before eight in the morning?',
      },
    },
    3,
  ),
  pressure(
    {
      title: 'Delivery yard',
      status: 'proposed',
      invoice: once,
      scheduled: 20,
      due: 28,
      site: 1,
      cost: 190,
      proposal: { status: 'sent', validUntil: -4, options: [line('Waste room', 1, 'lump sum', 95)] },
    },
    410,
  ),
  carpets(
    {
      title: 'Training rooms',
      status: 'cancelled',
      invoice: once,
      scheduled: -10,
      due: -5,
      site: 5,
      cost: 0,
    },
    3000,
  ),
  pressure(
    {
      title: 'Entrance, every quarter',
      status: 'open',
      invoice: 'per occurrence',
      scheduled: 3,
      due: 10,
      site: 3,
      cost: 210,
      every: 3,
    },
    450,
  ),
  glass(
    {
      title: 'Lobby glass, every month',
      status: 'active',
      invoice: 'monthly',
      scheduled: 5,
      due: 12,
      site: 1,
      cost: 130,
      every: 1,
    },
    1,
  ),
  carpets(
    {
      title: 'Elevator carpets, every half year',
      status: 'inactive',
      invoice: 'per occurrence',
      scheduled: 40,
      due: 50,
      site: 2,
      cost: 90,
      every: 6,
    },
    400,
  ),
];

export const demoProjects: readonly DemoProject[] = parts.map((part, at) => ({
  ...part,
  people: at % 3 === 0 ? field : office,
}));
