import type { CustodyEnd, KeyStatus } from './key-status.ts';

export const keyMoves = [
  'hand_over',
  'transfer',
  'return',
  'report_lost',
  'find',
  'return_to_client',
  'take_back',
  'retire',
] as const;

export type KeyMove = (typeof keyMoves)[number];

type Edge = {
  from: readonly KeyStatus[];
  to: KeyStatus;
  /** How the custody of who holds it ends. */
  ends?: CustodyEnd;
  /** It needs a word. */
  reason?: true;
};

/** The only table of status changes. What somebody holds comes back, or is lost, before anything else happens to it. */
export const keyTransitions: Record<KeyMove, Edge> = {
  hand_over: { from: ['in_office'], to: 'held' },
  transfer: { from: ['held'], to: 'held', ends: 'transferred' },
  return: { from: ['held'], to: 'in_office', ends: 'returned' },
  report_lost: { from: ['in_office', 'held'], to: 'lost', ends: 'lost', reason: true },
  find: { from: ['lost'], to: 'in_office' },
  return_to_client: { from: ['in_office'], to: 'returned' },
  take_back: { from: ['returned'], to: 'in_office' },
  retire: { from: ['in_office', 'lost', 'returned'], to: 'retired', reason: true },
};

export type KeyActor = { mayEdit: boolean; isHolder: boolean };

/** Who keeps the register makes every move; who holds a key reports it lost. */
export const mayMove = (move: KeyMove, { mayEdit, isHolder }: KeyActor): boolean =>
  mayEdit || (isHolder && move === 'report_lost');

export const leadsFrom = (move: KeyMove, status: KeyStatus): boolean =>
  keyTransitions[move].from.includes(status);

/** In the order in which screens show them. */
export const allowedMoves = (status: KeyStatus, actor: KeyActor): KeyMove[] =>
  keyMoves.filter((move) => leadsFrom(move, status) && mayMove(move, actor));
