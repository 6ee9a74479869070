import type { z } from 'zod';
import type { EndpointShape } from '#platform/contract/endpoint';

type Def = {
  type: string;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  options?: z.core.$ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
  format?: string;
};

export const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as unknown as Def;

const textOf = (name: string, def: Def): string => {
  if (def.format === 'date') return '2030-01-15';
  if (def.format === 'datetime') return '2030-01-15T12:00:00Z';
  if (def.format === 'uuid') return crypto.randomUUID();
  if (/email/.test(name)) return 'probe@probe.test';
  if (/phone/.test(name)) return '3035550100';
  if (/zip/.test(name)) return '80202';
  if (/time_zone/.test(name)) return 'America/Denver';
  if (/color/.test(name)) return '#1f66c9';
  return 'probe text';
};

type Options = {
  /** Leaves out what need not be sent. */
  short?: boolean;
  name?: string;
};

/** A value that the schema accepts, with `id` for every whole number. */
export const sampleOf = (
  schema: z.core.$ZodType,
  id: number,
  { short = false, name = '' }: Options = {},
): unknown => {
  const def = defOf(schema);
  const inside = (inner: z.core.$ZodType | undefined) => inner && sampleOf(inner, id, { short, name });
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([key, field]) => [
          key,
          sampleOf(field, id, { short, name: key }),
        ]),
      );
    case 'optional':
    case 'default':
    case 'prefault':
      return short ? undefined : inside(def.innerType);
    case 'nullable':
      return inside(def.innerType);
    case 'pipe':
      return inside(def.in);
    case 'array':
      return def.element ? [inside(def.element)] : [];
    case 'union':
      return inside(def.options?.[0]);
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'boolean':
      return false;
    case 'number':
    case 'int':
      return /page/.test(name) ? 1 : id;
    case 'record':
      return {};
    default:
      return textOf(name, def);
  }
};

/** Inputs of an endpoint in which every id is the given one. */
export const inputWith = (endpoint: EndpointShape, id: number) => ({
  ...(endpoint.params ? { params: sampleOf(endpoint.params, id) as Record<string, unknown> } : {}),
  ...(endpoint.query ? { query: {} } : {}),
  ...(endpoint.body ? { body: sampleOf(endpoint.body, id) as Record<string, unknown> } : {}),
});
