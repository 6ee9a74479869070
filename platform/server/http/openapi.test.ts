import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Endpoints, endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import { openApi } from './openapi.ts';

const note = z.object({
  id: field.id,
  get replies() {
    return z.array(note);
  },
});
const person = z.object({ name: field.personName, phone: field.phone.nullable() }).meta({ id: 'person' });

const endpoints = {
  listNotes: endpoint({
    method: 'GET',
    path: '/core/notes/{id}',
    summary: 'Notes',
    access: { any: ['tasks.canAddNote'] },
    params: field.idParams,
    query: pageQuery(['name', 'date'], { sort: 'name' }),
    answer: pageOf(note),
    rate: 'read',
    audit: null,
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/core/notes/{id}',
    summary: 'Add',
    access: { all: ['tasks.canAddNote'] },
    params: field.idParams,
    body: z.strictObject({ body: field.longText, by: person, date: field.date.default('2026-01-01') }),
    files: { fields: ['files'], max: 20, maxBytes: 10_000_000, kinds: ['image'] },
    answer: note,
    rate: 'upload',
    audit: 'note.added',
  }),
  login: endpoint({
    method: 'POST',
    path: '/login',
    summary: 'Sign in',
    access: 'public',
    body: z.strictObject({ email: field.email }),
    answer: z.object({ at: field.timestamp.transform((text) => new Date(text)) }),
    rate: 'sign-in',
    audit: null,
  }),
  getFile: endpoint({
    method: 'GET',
    path: '/file/get/{photoId}',
    root: true,
    summary: 'Bytes',
    access: 'signed-in',
    params: z.strictObject({ photoId: field.id }),
    answer: 'file',
    rate: 'read',
    audit: null,
  }),
} satisfies Endpoints;

// biome-ignore lint/suspicious/noExplicitAny: a document is read by its paths
type Document = any;
const make = (): Document =>
  JSON.parse(
    JSON.stringify(
      openApi(endpoints, { productName: 'Cora', version: '1.0.0', url: 'https://cora.example.com' }),
    ),
  );

const referencesOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : referencesOf(part),
  );
};

it('refers only to what the document holds', () => {
  const document = make();
  const references = referencesOf(document);
  expect(references).toContain('#/components/schemas/listNotes.answer.__schema0');
  for (const reference of references) {
    expect(reference).toMatch(/^#\//);
    const found = reference
      .slice(2)
      .split('/')
      .reduce((at, name) => at?.[name], document);
    expect(found, reference).toBeDefined();
  }
});

it('declares every parameter of every path, and each operation once', () => {
  const document = make();
  const ids: string[] = [];
  for (const [path, item] of Object.entries<Document>(document.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    for (const method of ['get', 'post', 'put', 'delete']) {
      if (!item[method]) continue;
      ids.push(item[method].operationId);
      const declared = item[method].parameters.filter((each: Document) => each.in === 'path');
      expect(declared.map((each: Document) => each.name)).toEqual(named);
      expect(declared.every((each: Document) => each.required)).toBe(true);
    }
  }
  expect(ids.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

it('tells who may call', () => {
  const { paths } = make();
  const { get, post } = paths['/api/v1/core/notes/{id}'];
  expect(get).toMatchObject({ 'x-access': { any: ['tasks.canAddNote'] }, tags: ['notes'] });
  expect(Object.keys(get.responses)).toEqual(expect.arrayContaining(['200', '401', '403', '404', '422']));
  expect(post.security).toEqual([{ session: [], forgeryToken: [] }]);
  expect(paths['/api/v1/login'].post.security).toEqual([]);
  expect(Object.keys(paths['/api/v1/login'].post.responses)).not.toContain('401');
});

it('describes inputs as callers send them and answers as they get them', () => {
  const { paths } = make();
  const { get, post } = paths['/api/v1/core/notes/{id}'];
  const page = get.parameters.find((each: Document) => each.name === 'page');
  expect(page).toMatchObject({ in: 'query', required: false, schema: { default: 1 } });
  const form = post.requestBody.content['multipart/form-data'].schema;
  expect(form.properties.files).toMatchObject({ type: 'array', maxItems: 20 });
  expect(form.required).toEqual(['body', 'by']);
  expect(form.additionalProperties).toBe(false);
  const [envelope, own] = get.responses['200'].content['application/json'].schema.allOf;
  expect(envelope).toEqual({ $ref: '#/components/schemas/Success' });
  expect(own.properties.payload.required).toContain('total_capped');
});

it('puts files outside the envelope and at the top of the site', () => {
  const { get } = make().paths['/file/get/{photoId}'];
  expect(get.responses['200'].content['*/*']).toBeDefined();
});
