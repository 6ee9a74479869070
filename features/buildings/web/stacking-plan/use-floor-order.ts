import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { type Building, type Floor, floorEndpoints } from '../../contract/index.ts';

type Of = { building: Building; onMoved: () => void };

/** The floors from the top down, and how one takes the place of another; it stands there before the server answers. */
export const useFloorOrder = ({ building, onMoved }: Of) => {
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  const known = building.floors.toSorted((one, other) => other.number - one.number);
  const place = (floor: Floor) => asked?.indexOf(floor.id) ?? 0;
  const floors = asked ? known.toSorted((one, other) => place(one) - place(other)) : known;
  const move = (id: number, to: number): void => {
    const ids = floors.map((floor) => floor.id);
    const order = ids.filter((other) => other !== id).toSpliced(ids.indexOf(to), 0, id);
    setAsked(order);
    call(floorEndpoints.orderFloors, {
      params: { id: building.id },
      body: { floor_ids: order.toReversed() },
    })
      .catch(showProblem)
      .finally(() => {
        setAsked(null);
        onMoved();
      });
  };
  return { floors, move: asked ? () => undefined : move };
};
