import type { z } from 'zod';

type Address = Record<string, string>;

/** Neither says what the list shows. */
const passing = new Set(['page', 'saved']);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a list's address says beyond its defaults, as text. Fields outside of `schema` are the page's, not the list's. */
export const addressOf = (state: object, schema: z.ZodObject): Address => {
  const defaults = schema.parse({}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(state)
      .filter(([name]) => name in schema.shape && !passing.has(name))
      .filter(([name, value]) => value !== undefined && !same(value, defaults[name]))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
};

/** In the place of a view's id: the list without any, also for somebody who has a default one. */
export const noView = 0;

/** The change of the address that leads to a kept one: all else of the list returns to its default. */
export const patchTo = (address: Address, saved: number | undefined, schema: z.ZodObject) => ({
  ...Object.fromEntries(Object.keys(schema.shape).map((name) => [name, undefined])),
  ...(schema.parse(address) as object),
  page: 1,
  saved,
});

/** Whether the list no longer shows what the view keeps. */
export const isChanged = (state: object, address: Address, schema: z.ZodObject): boolean => {
  const sorted = (of: object) => Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return !same(sorted(addressOf(state, schema)), sorted(addressOf(schema.parse(address), schema)));
};

/** Whether the address says nothing, so that the person's default may. */
export const isPlain = (state: { saved?: number }, schema: z.ZodObject): boolean =>
  state.saved === undefined && Object.keys(addressOf(state, schema)).length === 0;
