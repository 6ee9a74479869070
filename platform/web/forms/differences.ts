export type Difference = { field: string; mine: unknown; theirs: unknown };

const plain = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value);

/** The fields in which the person's input and the record as it now is differ. */
export const differences = (
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
): readonly Difference[] =>
  Object.keys(mine)
    .filter((field) => field in theirs && field !== 'updated_at')
    .filter((field) => plain(mine[field] === '' ? null : mine[field]) !== plain(theirs[field]))
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
