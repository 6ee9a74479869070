type Schema = { def?: { type?: string; innerType?: Schema; in?: Schema; element?: Schema } };
type Upload = { field: string; file: unknown; name: string };

const inner = (schema: Schema | undefined): Schema | undefined => {
  const next = schema?.def?.innerType ?? schema?.def?.in;
  return next ? inner(next) : schema;
};

const commaJoined = new Set(['number', 'int', 'enum', 'literal']);

const plain = (value: unknown, schema: Schema | undefined): string => {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) {
    const element = inner(inner(schema)?.def?.element)?.def?.type ?? typeof value[0];
    return commaJoined.has(element) ? value.join(',') : JSON.stringify(value);
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Values as text: lists of numbers and choices joined by commas, everything nested as JSON. */
export const formData = (
  body: Record<string, unknown>,
  files: readonly Upload[],
  shape: Record<string, Schema> = {},
): FormData => {
  const data = new FormData();
  for (const [field, value] of Object.entries(body)) {
    if (value !== undefined) data.append(field, plain(value, shape[field]));
  }
  for (const { field, file, name } of files) data.append(field, file as Blob, name);
  return data;
};
