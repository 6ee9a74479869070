import { changesOf } from '#platform/server/audit/changes-of';
import type { settled } from './stored-fields.ts';

type Settled = ReturnType<typeof settled>;

const inHundredths: readonly string[] = ['discount', 'tax_rate', 'total'];

const derived: readonly string[] = ['subtotal', 'tax'];

/** The changes of a saved draft for the audit log, in dollars and percent, with the new total. */
export const auditedChanges = (before: Settled, after: Settled): Record<string, [unknown, unknown]> => {
  const shown = (field: string, value: unknown) =>
    inHundredths.includes(field) && typeof value === 'number' ? value / 100 : value;
  return Object.fromEntries(
    Object.entries(changesOf(before, after))
      .filter(([field]) => !derived.includes(field))
      .map(([field, [old, now]]) => [field, [shown(field, old), shown(field, now)]]),
  );
};
