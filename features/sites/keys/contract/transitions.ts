import type { CustodyEnd, KeyStatus } from './key-status.ts';

export const keyTransitionNames = [
  'hand_over',
  'transfer',
  'return',
  'report_lost',
  'find',
  'return_to_client',
  'take_back',
  'retire',
] as const;

export type KeyTransition = (typeof keyTransitionNames)[number];

type Edge = {
  from: readonly KeyStatus[];
  to: KeyStatus;
  /** How the transition ends the present custody. */
  ends?: CustodyEnd;
  /** Set if the transition needs a reason. */
  reason?: true;
};

/** The only table of status changes. A held key must come back, change hands or be lost before any other transition. */
export const keyTransitions: Record<KeyTransition, Edge> = {
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

/** People who may edit keys may make every transition; the holder may only report the key lost. */
export const mayTransition = (transition: KeyTransition, { mayEdit, isHolder }: KeyActor): boolean =>
  mayEdit || (isHolder && transition === 'report_lost');

export const leadsFrom = (transition: KeyTransition, status: KeyStatus): boolean =>
  keyTransitions[transition].from.includes(status);

/** The allowed transitions, in the order in which screens show them. */
export const allowedTransitions = (status: KeyStatus, actor: KeyActor): KeyTransition[] =>
  keyTransitionNames.filter(
    (transition) => leadsFrom(transition, status) && mayTransition(transition, actor),
  );
