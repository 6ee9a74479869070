import { useState } from 'react';
import type { BuildingCard } from '#features/sites/buildings/contract';

export type Point = { lat: number; lng: number };

export type Moving = { building: BuildingCard; point: Point | null };

/** The building whose pin is being moved, and the present position of the pin. Ends when another site is opened. */
export const useMoving = (job: number | undefined) => {
  const [moving, setMoving] = useState<Moving & { job: number | undefined }>();
  const now = moving && moving.job === job ? moving : undefined;
  return {
    moving: now,
    begin: (building: BuildingCard) => {
      const { lat, lng } = building;
      setMoving({ building, job, point: lat === null || lng === null ? null : { lat, lng } });
    },
    put: (point: Point) => setMoving((before) => before && { ...before, point }),
    end: () => setMoving(undefined),
  };
};
