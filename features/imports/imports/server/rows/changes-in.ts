import { isDeepStrictEqual } from 'node:util';
import type { RowChange } from '../../contract/index.ts';

/** Fields of a record that differ, with their values before and after. */
export type Difference<F extends object = object> = { before: Partial<F>; after: Partial<F> };

/** What cells say: empty ones change nothing, except those of fields that they empty. */
export const filledIn = <F extends object>(fields: F, emptied?: ReadonlySet<string>): Partial<F> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => (value !== null && value !== '') || emptied?.has(name)),
  ) as Partial<F>;

/** The fields of a record that a file says otherwise; undefined if it says none otherwise. */
export const differenceOf = <F extends object>(now: F, entered: Partial<F>): Difference<F> | undefined => {
  const names = (Object.keys(entered) as (keyof F)[]).filter(
    // Parts of what is stored as JSON come in another order.
    (name) => !isDeepStrictEqual(now[name], entered[name]),
  );
  if (names.length === 0) return undefined;
  const of = (from: Partial<F>) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<F>;
  return { before: of(now), after: of(entered) };
};

/** A value as one cell of the file would hold it. */
const inOneCell = (value: unknown): RowChange['before'] =>
  Array.isArray(value) ? value.join('; ') : ((value ?? null) as RowChange['before']);

/** The fields of a difference by their name in the file. */
export const changesIn = (
  { before, after }: Difference,
  targetOf: (name: string) => string = (name) => name,
): RowChange[] => {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).map(([name, value]) => ({
    field: targetOf(name),
    before: inOneCell(old.get(name)),
    after: inOneCell(value),
  }));
};
