/** SQL for a timestamptz inside JSON, in the same format as `typeParsers` gives a column. */
export const isoText = (column: string): string => `replace(to_jsonb(${column}) #>> '{}', '+00:00', 'Z')`;
