import type { z } from 'zod';
import type { EndpointShape } from '#platform/contract/endpoint';
import type { Binding } from '#platform/server/http/binding';
import {
  type IdOf,
  type Known,
  type Sample,
  tinyPicture,
  type WriteSample,
} from '#platform/server/testing/sample';
import type { SentFile } from '../api/harness/client.ts';
import { nameIn } from '../api/harness/samples.ts';
import { idParams } from './id-fields.ts';
import { sampleOf } from './sample-input.ts';

export type Input = {
  params: Record<string, number | string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  files?: SentFile[];
  headers?: Record<string, string>;
};

/** One id in an input: the name of its record, and where it stands: `body.area.floor_ids.0`. `nth` counts the ids. */
export type Place = { nth: number; name: string; at: string };

/** A valid input, and the same with the record of `other` in one place. */
export type Written = { places: readonly Place[]; input: (nth?: number, other?: Known) => Input };

const kinds = {
  image: () => ({ file: tinyPicture, name: 'dot.png' }),
  document: () => ({ file: new Blob(['Words'], { type: 'text/plain' }), name: 'words.txt' }),
  sheet: () => ({ file: new Blob(['a,b\n1,2\n'], { type: 'text/csv' }), name: 'table.csv' }),
};

const shortOf = (schema: z.core.$ZodType) => JSON.parse(JSON.stringify(sampleOf(schema, 1, { short: true })));

/** What the schema of a call asks for at least. */
const madeUp = ({ body, query, files }: EndpointShape): Partial<Input> => {
  const { fields: [field = ''] = [], kinds: [kind = 'document'] = [] } = files ?? {};
  return {
    ...(query && { query: shortOf(query) }),
    ...(body && { body: shortOf(body) }),
    ...(files && { files: [{ field, ...kinds[kind]() }] }),
  };
};

const placesIn = (value: unknown, names: readonly string[], at: string): Place[] => {
  if (typeof value === 'number' && value < 0) return [{ nth: -value - 1, name: names[-value - 1] ?? '', at }];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    placesIn(part, names, at === '' ? key : `${at}.${key}`),
  );
};

/** The params of the path, with the ids in the order of the path. */
const paramsOf = (
  { endpoint }: Pick<Binding, 'endpoint'>,
  all: readonly Sample[],
  home: Known,
  id: IdOf,
): Input['params'] => {
  const ids = new Set(idParams(endpoint));
  const nameOf = (param: string) => (param === 'id' ? (nameIn(all, endpoint.path) ?? 'id') : param);
  return Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => [
      param,
      ids.has(param) ? id(nameOf(param)) : String(home[nameOf(param)] ?? 'unknown'),
    ]),
  );
};

/** The input of a call from what its feature declares, or made up from its schema. */
export const writtenInput = (
  binding: Binding,
  all: readonly Sample[],
  home: Known,
  declared: WriteSample | undefined,
): Written => {
  const build = (id: IdOf): Input => {
    const given: Partial<Input> = declared?.input(id, home) ?? {};
    const made = madeUp(binding.endpoint);
    return {
      params: given.params ?? paramsOf(binding, all, home, id),
      ...made,
      ...given,
      ...((made.body || given.body) && { body: { ...made.body, ...given.body } }),
    };
  };
  const names: string[] = [];
  const marked = build((name) => -names.push(name));
  return {
    places: placesIn(marked, names, ''),
    input: (nth, other) => {
      let asked = 0;
      return build((name) => {
        const known = asked === nth ? other : home;
        asked += 1;
        const id = known?.[name];
        if (typeof id !== 'number') throw new Error(`no sample makes a ${name}`);
        return id;
      });
    },
  };
};
