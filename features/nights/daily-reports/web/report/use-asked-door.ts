import { useEffect } from 'react';

/** HTML id of the row of a door on the page of its report. */
export const doorRowId = (placeId: number): string => `door-${placeId}`;

/** Brings the door that the address asks for into sight, once. */
export const useAskedDoor = (door: number | undefined): void => {
  useEffect(() => {
    const row = door === undefined ? null : document.getElementById(doorRowId(door));
    if (!row) return;
    row.dataset.asked = 'true';
    row.scrollIntoView({ block: 'center' });
  }, [door]);
};
