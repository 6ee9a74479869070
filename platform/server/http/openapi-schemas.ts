import { z } from 'zod';

type Json = Record<string, unknown>;

export type Schemas = {
  /** Returns the schema to write where it is used; its named parts move to the components. */
  add: (name: string, schema: z.ZodType, io: 'input' | 'output') => Json;
  components: Record<string, Json>;
};

const rewrite = (value: unknown, target: (ref: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((each) => rewrite(each, target));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string' ? target(part) : rewrite(part, target),
    ]),
  );
};

/** JSON Schema of zod schemas for one document: references inside a schema point at its own root, here they must point
 * at the document's components. */
export const collectSchemas = (): Schemas => {
  const components: Record<string, Json> = {};
  const add: Schemas['add'] = (name, schema, io) => {
    const made = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }) as Json;
    const { $schema: _, $defs = {}, ...root } = made;
    let recursive = false;
    const target = (ref: string): string => {
      if (ref === '#') recursive = true;
      return ref === '#'
        ? `#/components/schemas/${name}`
        : ref.replace('#/$defs/', `#/components/schemas/${name}.`);
    };
    for (const [part, definition] of Object.entries($defs as Record<string, Json>)) {
      components[`${name}.${part}`] = rewrite(definition, target) as Json;
    }
    const whole = rewrite(root, target) as Json;
    if (!recursive) return whole;
    components[name] = whole;
    return { $ref: `#/components/schemas/${name}` };
  };
  return { add, components };
};
