import type { Point } from './distance.ts';

/** Milliseconds to wait for a position; in a basement there may never be one. */
const timeout = 8000;

/** Where the device is. Asked only when the person touches something that needs it; null when it is not told. */
export const askPosition = (): Promise<Point | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout, maximumAge: 60_000 },
    );
  });
