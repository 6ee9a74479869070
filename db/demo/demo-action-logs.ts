import type { ActionType } from '#features/nights/action-logs/contract';

/** `at`: minutes after the start of the shift. `for`: minutes that it took, null if it was done in a moment. */
export type DemoEntry = {
  type: ActionType;
  at: number;
  for: number | null;
  description: string;
  /** Takes place in a room of a type of common area, where the site has one. */
  room?: 'restroom' | 'lobby' | 'elevator' | 'conference_room';
  requestedBy?: string;
  /** How many minutes before its start somebody asked for it. */
  waited?: number;
  /** The client may see it. */
  open?: true;
  photo?: true;
};

const check = (at: number, description = '', more: Partial<DemoEntry> = {}): DemoEntry => ({
  type: 'restroom_check',
  at,
  for: 12,
  description,
  room: 'restroom',
  ...more,
});

const quiet: DemoEntry[] = [
  {
    type: 'lobby',
    at: 5,
    for: 20,
    description: 'Swept, glass of both doors wiped',
    room: 'lobby',
    open: true,
  },
  check(30),
  { type: 'touch_points', at: 75, for: 25, description: '' },
  check(150, 'Soap and towels refilled'),
  { type: 'trash', at: 200, for: 30, description: '' },
  check(270),
  { type: 'elevator', at: 330, for: 10, description: 'Panels and rails', room: 'elevator' },
  check(390, '', { photo: true }),
];

const busy: DemoEntry[] = [
  check(10),
  {
    type: 'tenant_request',
    at: 48,
    for: 18,
    description: 'Coffee on the carpet of the reception, blotted',
    requestedBy: 'Front desk',
    waited: 7,
    open: true,
    photo: true,
  },
  {
    type: 'event',
    at: 90,
    for: 40,
    description: 'Chairs for forty people',
    room: 'conference_room',
    open: true,
  },
  check(135, 'One stall out of order, sign put up', { photo: true }),
  { type: 'restock', at: 180, for: 15, description: 'Last case of paper towels opened' },
  {
    type: 'spill',
    at: 222,
    for: 9,
    description: 'Water at the fountain, wet floor sign put up',
    requestedBy: 'Security',
    waited: 4,
  },
  check(255),
  { type: 'exterior', at: 310, for: 25, description: 'Cigarette ends at the entrance' },
  { type: 'walk_through', at: 400, for: null, description: 'All floors in order', open: true },
];

export type DemoActionLog = {
  /** Index among the porter's sites. */
  site: number;
  daysAgo: number;
  status: 'pending' | 'finalized';
  comment: string;
  entries: readonly DemoEntry[];
  /** The last entry is still running. */
  running?: true;
};

const comments = ['', 'Quiet day.', 'Event on the ground floor, all done by three.', ''];

/** In the last ten days the porter is at the site that owes a log each day. On some days, such as yesterday, no log came
 * from there. */
const siteOf = (daysAgo: number, nth: number): number => (daysAgo > 1 && daysAgo <= 10 ? 1 : nth % 3);

const day = (daysAgo: number, nth: number): DemoActionLog => ({
  site: siteOf(daysAgo, nth),
  daysAgo,
  status: 'finalized',
  comment: comments[nth % comments.length] ?? '',
  entries: nth % 2 === 0 ? quiet : busy,
});

/** Twenty shifts of one porter, the latest first: one is still running, one was never finalized. */
export const demoActionLogs: readonly DemoActionLog[] = [
  { ...day(0, 0), status: 'pending', comment: '', entries: busy.slice(0, 4), running: true },
  { ...day(1, 1), site: 2, status: 'pending' },
  ...Array.from({ length: 18 }, (_, nth) => day(2 + nth + Math.floor(nth / 3), nth + 2)),
];
