import type { z } from 'zod';
import type { EndpointShape } from '#platform/contract/endpoint';
import { id } from '#platform/contract/fields';
import { defOf } from './sample-input.ts';

/** Numbers whose names say that they are ids, where the schema is not the one of ids. */
const named = /(^|[._\]])ids?(\[\])?$|_ids?(\[\])?$|[a-z]Ids?(\[\])?$/;

const fieldsIn = (schema: z.core.$ZodType | undefined, path: string): string[] => {
  if (!schema) return [];
  if (schema === (id as z.core.$ZodType)) return [path];
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape ?? {}).flatMap(([key, field]) =>
        fieldsIn(field, path === '' ? key : `${path}.${key}`),
      );
    case 'array':
      return fieldsIn(def.element, `${path}[]`);
    case 'union':
      return (def.options ?? []).flatMap((option) => fieldsIn(option, path));
    case 'number':
    case 'int':
      return named.test(path) ? [path] : [];
    default:
      return fieldsIn(def.innerType ?? def.in, path);
  }
};

/** The fields of body and query that name records by their ids: `area.floor_ids[]`. */
export const idFields = ({ body, query }: EndpointShape): string[] => [
  ...new Set([...fieldsIn(body, 'body'), ...fieldsIn(query, 'query')]),
];

/** A number, or a number or something else: inspections are found by the key of the device as well. */
const takesNumber = (schema: z.core.$ZodType): boolean => {
  const { type, options = [] } = defOf(schema);
  return type === 'int' || type === 'number' || options.some(takesNumber);
};

/** The params of the path that are ids. */
export const idParams = ({ path, params }: EndpointShape): string[] => {
  const shape = params ? (defOf(params).shape ?? {}) : {};
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    shape[name] && takesNumber(shape[name]) ? [name] : [],
  );
};
