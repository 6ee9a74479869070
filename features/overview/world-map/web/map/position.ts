export type Position = { lat: number; lng: number; zoom: number };

/** `39.7392,-104.9903,11.25` in the address. */
export const positionText = ({ lat, lng, zoom }: Position): string =>
  `${lat.toFixed(4)},${lng.toFixed(4)},${zoom.toFixed(2)}`;

export const readPosition = (words: string | undefined): Position | null => {
  const [lat, lng, zoom] = (words ?? '').split(',').map(Number);
  const numbers = [lat, lng, zoom].every((value) => value !== undefined && Number.isFinite(value));
  if (!numbers || Math.abs(lat as number) > 85 || Math.abs(lng as number) > 540) return null;
  return { lat: lat as number, lng: lng as number, zoom: zoom as number };
};
