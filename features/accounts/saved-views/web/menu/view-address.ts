import type { z } from 'zod';

type Address = Record<string, string>;

/** Parameters that are not part of a view. */
const passing = new Set(['page', 'saved']);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The parameters of a list that differ from their defaults, as text. Parameters outside of `schema` belong to the
 * page, not to the list. */
export const addressOf = (state: object, schema: z.ZodObject): Address => {
  const defaults = schema.parse({}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(state)
      .filter(([name]) => name in schema.shape && !passing.has(name))
      .filter(([name, value]) => value !== undefined && !same(value, defaults[name]))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
};

/** The id in the address that means no view, not even the person's default one. */
export const noView = 0;

/** The change that opens a saved view: all other parameters of the list return to their defaults. */
export const patchTo = (address: Address, saved: number | undefined, schema: z.ZodObject) => ({
  ...Object.fromEntries(Object.keys(schema.shape).map((name) => [name, undefined])),
  ...(schema.parse(address) as object),
  page: 1,
  saved,
});

/** Whether the list now shows something other than the view. */
export const isChanged = (state: object, address: Address, schema: z.ZodObject): boolean => {
  const sorted = (of: object) => Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return !same(sorted(addressOf(state, schema)), sorted(addressOf(schema.parse(address), schema)));
};

/** Whether the address has no parameters of the list, so that the default view applies. */
export const isPlain = (state: { saved?: number }, schema: z.ZodObject): boolean =>
  state.saved === undefined && Object.keys(addressOf(state, schema)).length === 0;
