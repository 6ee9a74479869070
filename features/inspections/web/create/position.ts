import type { Point } from './distance.ts';

/** Milliseconds: in a basement there is none, and nobody waits for it. */
const patience = 8000;

/** Where the device is. Asked only when the person touches something that needs it; null when it is not told. */
export const askPosition = (): Promise<Point | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: patience, maximumAge: 60_000 },
    );
  });
