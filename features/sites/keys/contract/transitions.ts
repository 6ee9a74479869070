import { type Actor, defineTransitions, type NameOf } from '#platform/contract/transitions';
import { type CustodyEnd, type KeyStatus, keyStatuses } from './key-status.ts';

type Facts = { status: KeyStatus; custody: { user: { id: number } } | null };

const editRight = 'admin.canEditJobSite';

/** A held key must come back, change hands or be lost before any other transition. Its holder may only report it lost. */
export const keyTransitions = defineTransitions({
  entity: 'key',
  statuses: keyStatuses,
  status: ({ status }: Facts) => status,
  right: editRight,
  edges: {
    hand_over: { from: ['in_office'], to: 'held' },
    transfer: { from: ['held'], to: 'held' },
    return: { from: ['held'], to: 'in_office' },
    report_lost: {
      from: ['in_office', 'held'],
      to: 'lost',
      right: ({ custody }: Facts, { userId, flags }: Actor) =>
        flags.has(editRight) || custody?.user.id === userId,
      reason: true,
    },
    find: { from: ['lost'], to: 'in_office' },
    return_to_client: { from: ['in_office'], to: 'returned' },
    take_back: { from: ['returned'], to: 'in_office' },
    retire: { from: ['in_office', 'lost', 'returned'], to: 'retired', reason: true },
  },
});

export type KeyTransition = NameOf<typeof keyTransitions>;

/** Whether it gives the key to a person. */
export const handsOut = (transition: KeyTransition): boolean =>
  keyTransitions.targetsOf(transition).includes('held');

/** How a transition ends the present custody. */
export const endsCustody: { readonly [transition in KeyTransition]?: CustodyEnd } = {
  transfer: 'transferred',
  return: 'returned',
  report_lost: 'lost',
};
