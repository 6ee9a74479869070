import { changesOf } from '#platform/server/audit/changes-of';
import type { settled } from './stored-fields.ts';

type Settled = ReturnType<typeof settled>;

/** By how much a stored number is divided. */
const parts: Readonly<Record<string, number>> = { discount: 100, tax_rate: 1000, total: 100 };

const derived: readonly string[] = ['subtotal', 'tax'];

/** The changes of a saved draft for the audit log, in dollars and percent, with the new total. */
export const auditedChanges = (before: Settled, after: Settled): Record<string, [unknown, unknown]> => {
  const shown = (field: string, value: unknown) =>
    typeof value === 'number' ? value / (parts[field] ?? 1) : value;
  return Object.fromEntries(
    Object.entries(changesOf(before, after))
      .filter(([field]) => !derived.includes(field))
      .map(([field, [old, now]]) => [field, [shown(field, old), shown(field, now)]]),
  );
};
