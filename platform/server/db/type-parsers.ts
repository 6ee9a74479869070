import pg from 'pg';

const builtins = pg.types.builtins;

/** Postgres prints `2026-11-21 11:40:31.123456+00` in a UTC session; microseconds stay, stale checks compare them. */
const toIso = (text: string): string => `${text.slice(0, 10)}T${text.slice(11).replace(/\+00$/, 'Z')}`;

const toSafeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond the safe integers`);
  return value;
};

/** The library has names for single values only. */
const dateArray = 1182;

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, toSafeInteger],
  [builtins.NUMERIC, (text) => text],
  [builtins.DATE, (text) => text],
  [dateArray, (text) => text.slice(1, -1).split(',').filter(Boolean)],
  [builtins.TIMESTAMPTZ, toIso],
]);

/** The one table of parsers: int8 to safe number or throw, numeric to string, dates and times to ISO text. */
export const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    format === 'binary'
      ? pg.types.getTypeParser(oid, 'binary')
      : (parsers.get(oid) ?? pg.types.getTypeParser(oid, 'text')),
} as pg.CustomTypesConfig;
