import type { RowChange } from '../../contract/index.ts';

/** Fields of a record that differ, with their values before and after. */
type Difference = { before: object; after: object };

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
