import { applyWrites, goingOut, type Write } from '#platform/web/outbox/index';
import type { Supply, SupplyRequest } from '../../contract/index.ts';
import { countKind, requestKind, stockKind } from '../outbox/kinds.ts';
import type { AboutCount, AboutRequest, AboutStock } from '../outbox/supply-writes.ts';

const waiting = (writes: readonly Write[], kind: string) =>
  goingOut(writes).filter((write) => write.kind === kind);

const withCount = (supplies: readonly Supply[], { about, enteredAt }: Write): readonly Supply[] => {
  const { supplyId, onHand } = about as AboutCount;
  const counted = { on_hand: onHand, counted: { at: enteredAt, by: null } };
  return supplies.map((supply) => (supply.id === supplyId ? { ...supply, ...counted } : supply));
};

/** The supplies with the counts that this device has not sent yet. */
export const withCounts = (supplies: readonly Supply[], writes: readonly Write[]): readonly Supply[] =>
  applyWrites(supplies, writes, { [countKind]: withCount });

export type UnsentRequest = AboutRequest & { id: string; enteredAt: string };

/** Requests that are only on this device, the latest first. */
export const unsentRequests = (writes: readonly Write[]): UnsentRequest[] =>
  waiting(writes, requestKind)
    .map(({ id, about, enteredAt }) => ({ ...(about as AboutRequest), id, enteredAt }))
    .toReversed();

/** Whether it was recorded on this device that everything of the request is on the shelf. */
export const isStocked = ({ id }: SupplyRequest, writes: readonly Write[]): boolean =>
  waiting(writes, stockKind).some(({ about }) => (about as AboutStock).requestId === id);
