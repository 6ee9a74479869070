import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { states } from '#platform/contract/fields';

type Table = { lat: Float64Array; lng: Float64Array; state: Uint8Array };

export type ZipCentroid = { lat: number; lng: number; state: string };

let table: Table | undefined;

const entry =
  /"zip":"(\d{5})","latitude":(-?[\d.]+),"longitude":(-?[\d.]+),"city":"[^"]*","state":"([A-Z]{2})"/g;

/** Read as text at its first use: as a module the table would take 90 MB, and six times as long to load. */
const readTable = (): Table => {
  const path = createRequire(import.meta.url).resolve('zipcodes/lib/codes.js');
  const read: Table = {
    lat: new Float64Array(100_000),
    lng: new Float64Array(100_000),
    state: new Uint8Array(100_000),
  };
  const numbers = new Map<string, number>(states.map((state, index) => [state, index + 1]));
  for (const [, zip, lat, lng, state] of readFileSync(path, 'latin1').matchAll(entry)) {
    read.lat[Number(zip)] = Number(lat);
    read.lng[Number(zip)] = Number(lng);
    read.state[Number(zip)] = numbers.get(state ?? '') ?? 0;
  }
  return read;
};

/** The five digits of a ZIP code that may have lost leading zeros or may end in four more digits. */
const fiveDigits = (zip: string): number | undefined => {
  const digits = zip.replace(/\D/g, '');
  if (digits.length === 0 || digits.length > 9) return undefined;
  return Number(digits.length > 5 ? digits.padStart(9, '0').slice(0, 5) : digits);
};

/** The centre of a ZIP code of the states and territories; undefined for an unknown one. */
export const centroidOf = (zip: string): ZipCentroid | undefined => {
  const key = fiveDigits(zip);
  if (key === undefined) return undefined;
  table ??= readTable();
  const state = states[(table.state[key] ?? 0) - 1];
  return state && { lat: table.lat[key] ?? 0, lng: table.lng[key] ?? 0, state };
};
