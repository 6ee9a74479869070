/** SQL for a timestamptz inside JSON, as the parser table writes one that comes as a column. */
export const isoText = (column: string): string => `replace(to_jsonb(${column}) #>> '{}', '+00:00', 'Z')`;
