type Values = Record<string, unknown>;

export type Difference = { field: string; mine: unknown; theirs: unknown };

const plain = (value: unknown): string =>
  value === null || value === undefined || value === '' ? '' : JSON.stringify(value);

const differ = (one: unknown, other: unknown): boolean => plain(one) !== plain(other);

/** The person's changes since the record was opened, applied to the record as saved now. `conflicts` are fields that
 * both sides changed differently. */
export const mergeChanges = (
  opened: Values,
  mine: Values,
  theirs: Values,
): { merged: Values; conflicts: readonly Difference[] } => {
  const fields = Object.keys(mine).filter((field) => field in theirs && field !== 'updated_at');
  const changed = fields.filter((field) => differ(mine[field], opened[field]));
  const kept = fields.filter((field) => !changed.includes(field));
  return {
    merged: { ...mine, ...Object.fromEntries(kept.map((field) => [field, theirs[field]])) },
    conflicts: changed
      .filter((field) => differ(theirs[field], opened[field]) && differ(mine[field], theirs[field]))
      .map((field) => ({ field, mine: mine[field], theirs: theirs[field] })),
  };
};
