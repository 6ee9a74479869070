import { z } from 'zod';
import { type Asked, askJson } from '#platform/server/outgoing/ask-json';
import { namesInside } from '#platform/server/outgoing/private-address';
import { centroidOf } from './zip-centroids.ts';

export type Address = { address: string; city: string; state: string; zip: string };

export type Point = { lat: number; lng: number };

const limits = { milliseconds: 10_000, bytes: 64 * 1024 } satisfies Partial<Asked>;

/** Nominatim ranks what it found: from here on a street or a house, below it a postal code or a town. */
const streetRank = 26;

/** Degrees. A place farther from the middle of its ZIP code is another street of the same name. */
const farthest = 2;

const degrees = (max: number) => z.coerce.number().min(-max).max(max);

const places = z
  .array(z.object({ lat: degrees(90), lon: degrees(180), place_rank: z.int().optional() }))
  .max(10);

const searchUrl = (base: string, { address, city, state, zip }: Address): URL => {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/(search\/?)?$/, '')}/search`;
  const asked = { format: 'jsonv2', street: address, city, state, postalcode: zip.slice(0, 5) };
  for (const [name, value] of Object.entries({ ...asked, countrycodes: 'us', limit: '1' })) {
    url.searchParams.set(name, value);
  }
  return url;
};

const isNear = (zip: string, { lat, lng }: Point): boolean => {
  const middle = centroidOf(zip);
  return !middle || (Math.abs(middle.lat - lat) < farthest && Math.abs(middle.lng - lng) < farthest);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Where an address is; undefined when the geocoder does not know it or answers nonsense. Throws while it cannot be
 * asked, so that it is asked again later. */
export const askGeocoder = async (
  base: string,
  address: Address,
  userAgent: string,
): Promise<Point | undefined> => {
  const url = searchUrl(base, address);
  const headers = { 'user-agent': userAgent };
  const { status, text } = await askJson({ url, inside: namesInside(url), headers, ...limits });
  if (status === 429 || status >= 500) throw new Error(`${url.host} answered ${status}`);
  if (status !== 200) return undefined;
  const [first] = places.safeParse(parsed(text)).data ?? [];
  if (!first || (first.place_rank ?? streetRank) < streetRank) return undefined;
  const point = { lat: first.lat, lng: first.lon };
  return isNear(address.zip, point) ? point : undefined;
};
