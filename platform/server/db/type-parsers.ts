import pg from 'pg';

const builtins = pg.types.builtins;

/** Postgres prints `2026-11-21 11:40:31.123456+00` in a UTC session. Microseconds are kept, because stale checks
 * compare them. */
const toIso = (text: string): string =>
  text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : text;

const toSafeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond the safe integers`);
  return value;
};

/** OIDs of date[] and int8[]: the library has names only for the types of single values. */
const [dateArray, int8Array] = [1182, 1016];

const itemsOf = (text: string): string[] => text.slice(1, -1).split(',').filter(Boolean);

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, toSafeInteger],
  [builtins.NUMERIC, (text) => text],
  [builtins.DATE, (text) => text],
  [dateArray, itemsOf],
  [int8Array, (text) => itemsOf(text).map(toSafeInteger)],
  [builtins.TIMESTAMPTZ, toIso],
]);

/** All parsers of column types: int8 to a safe number or an error, numeric to string, dates and times to ISO text. */
export const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    format === 'binary'
      ? pg.types.getTypeParser(oid, 'binary')
      : (parsers.get(oid) ?? pg.types.getTypeParser(oid, 'text')),
} as pg.CustomTypesConfig;
