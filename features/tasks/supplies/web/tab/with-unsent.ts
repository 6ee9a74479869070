import type { Write } from '#platform/web/outbox/index';
import type { Supply, SupplyRequest } from '../../contract/index.ts';
import { countKind, requestKind, stockKind } from '../outbox/kinds.ts';
import type { AboutCount, AboutRequest, AboutStock } from '../outbox/supply-writes.ts';

const waiting = (writes: readonly Write[], kind: string) =>
  writes.filter((write) => write.kind === kind && write.state !== 'parked');

/** The supplies as they will be when the counts that wait on this device have been sent. */
export const withCounts = (supplies: readonly Supply[], writes: readonly Write[]): readonly Supply[] => {
  const counts = new Map(
    waiting(writes, countKind).map(({ about, enteredAt }) => {
      const { supplyId, onHand } = about as AboutCount;
      return [supplyId, { on_hand: onHand, counted: { at: enteredAt, by: null } }];
    }),
  );
  if (counts.size === 0) return supplies;
  return supplies.map((supply) => ({ ...supply, ...counts.get(supply.id) }));
};

export type UnsentRequest = AboutRequest & { id: string; enteredAt: string };

/** Requests that are only on this device, the latest first. */
export const unsentRequests = (writes: readonly Write[]): UnsentRequest[] =>
  waiting(writes, requestKind)
    .map(({ id, about, enteredAt }) => ({ ...(about as AboutRequest), id, enteredAt }))
    .toReversed();

/** Whether it was recorded on this device that everything of the request is on the shelf. */
export const isStocked = ({ id }: SupplyRequest, writes: readonly Write[]): boolean =>
  waiting(writes, stockKind).some(({ about }) => (about as AboutStock).requestId === id);
