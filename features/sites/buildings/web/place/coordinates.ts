export type Point = { lat: number; lng: number };

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)\s*°?`;
const pair = new RegExp(String.raw`^\(?\s*${number}\s*([NS])?\s*[,;\s]\s*${number}\s*([EW])?\s*\)?$`, 'i');

const signed = (digits = '', side = ''): number => Number(digits) * (/[SW]/i.test(side) ? -1 : 1);

/** Decimal places of a degree: about 10 cm. */
const digits = 6;

const rounded = (degrees: number): number => Number(degrees.toFixed(digits));

/** Reads `39.7392, -104.9903` as maps and devices write it; undefined where it is no place. */
export const readCoordinates = (typed: string): Point | undefined => {
  const [, lat, north, lng, east] = pair.exec(typed.trim()) ?? [];
  if (lat === undefined) return undefined;
  const point = { lat: rounded(signed(lat, north)), lng: rounded(signed(lng, east)) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined;
};

export const coordinatesText = ({ lat, lng }: Point): string => `${rounded(lat)}, ${rounded(lng)}`;
