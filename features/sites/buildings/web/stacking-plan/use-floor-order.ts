import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { savedWords, submit, useUnsent } from '#platform/web/outbox/index';
import type { Building, Floor } from '../../contract/index.ts';
import { aboutBuilding, orderFloorsWrite } from '../outbox/building-writes.ts';

type Of = { building: Building; onMoved: () => Promise<unknown> };

/** The order that waits on this device for a connection, from the top down. A later one is sent after an earlier one. */
const useWaitingOrder = (group: string): readonly number[] | undefined => {
  const last = useUnsent(group).findLast(({ state }) => state !== 'parked');
  const body = last?.parts.body as { floor_ids: number[] } | undefined;
  return body?.floor_ids.toReversed();
};

/** The floors from the top down, and a function that moves one to the place of another. The new order is shown before the server
 * answers, and while the write waits for a connection. */
export const useFloorOrder = ({ building, onMoved }: Of) => {
  const client = useQueryClient();
  const group = `floors-${building.id}`;
  const waiting = useWaitingOrder(group);
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  const latest = useRef('');
  const order = asked ?? waiting;
  const known = building.floors.toSorted((one, other) => other.number - one.number);
  const place = (floor: Floor) => order?.indexOf(floor.id) ?? 0;
  const floors = order ? known.toSorted((one, other) => place(one) - place(other)) : known;
  const move = (floorId: number, to: number): void => {
    const ids = floors.map((floor) => floor.id);
    const moved = ids.filter((other) => other !== floorId).toSpliced(ids.indexOf(to), 0, floorId);
    const id = crypto.randomUUID();
    latest.current = id;
    setAsked(moved);
    const parts = { params: { id: building.id }, body: { floor_ids: moved.toReversed() } };
    submit(client, {
      kind: orderFloorsWrite,
      id,
      parts,
      group,
      about: aboutBuilding(building, building.name),
    })
      .then((outcome) => (outcome.sent ? onMoved() : showSuccess(savedWords(outcome))))
      .catch((error: unknown) => {
        showProblem(error);
        return onMoved();
      })
      // After two quick moves, the answer to the first must not end the order of the second.
      .finally(() => latest.current === id && setAsked(null));
  };
  return { floors, move };
};
