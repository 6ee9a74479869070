import { z } from 'zod';
import { type Access, endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { pageOf, pageQuery } from './pagination.ts';

type Flags = Exclude<Access, 'public' | 'token'>;

type RecordShape<R extends z.ZodObject, F extends z.ZodRawShape> = {
  /** As the audit log and the events name it; a space where an identifier has a hyphen. */
  entity: string;
  many: string;
  path: `/${string}`;
  /** Where the list is, if not at `path`. */
  listPath?: `/${string}`;
  /** What is answered. */
  record: R;
  /** What people enter. */
  fields: F;
  read: Flags;
  write: Flags;
  /** Unless as those who write. */
  remove?: Flags;
};

/** The calls of a simple record: fields that people enter, and a life that is only deletion and return. A feature names
 * those that it has, and writes what differs itself. */
export const recordEndpoints = <R extends z.ZodObject, F extends z.ZodRawShape>({
  entity,
  many,
  path,
  listPath = path,
  record,
  fields,
  read,
  write,
  remove = write,
}: RecordShape<R, F>) => {
  const one = `${path}/{id}`;
  const shared = { params: field.idParams, rate: 'write' } as const;
  return {
    list: endpoint({
      method: 'GET',
      path: listPath,
      summary: `All ${many} of the organization`,
      access: read,
      query: pageQuery(['name'], { sort: 'name', all: true }),
      answer: pageOf(record),
      rate: 'read',
      audit: null,
    }),
    get: endpoint({
      method: 'GET',
      path: one,
      summary: `One ${entity}`,
      access: read,
      params: field.idParams,
      answer: record,
      rate: 'read',
      audit: null,
    }),
    create: endpoint({
      method: 'POST',
      path,
      summary: `Add one ${entity}`,
      access: write,
      body: z.strictObject(fields),
      answer: record,
      rate: 'write',
      audit: `${entity}.created`,
    }),
    update: endpoint({
      ...shared,
      method: 'PUT',
      path: one,
      summary: `Save the fields of one ${entity}`,
      access: write,
      body: z.strictObject({ ...fields, updated_at: field.updatedAt }),
      answer: record,
      audit: `${entity}.updated`,
    }),
    delete: endpoint({
      ...shared,
      method: 'DELETE',
      path: one,
      summary: `Delete one ${entity}; it can be restored`,
      access: remove,
      answer: field.idParams,
      audit: `${entity}.deleted`,
    }),
    restore: endpoint({
      ...shared,
      method: 'PUT',
      path: `${one}/restore`,
      summary: `Bring one deleted ${entity} back`,
      access: remove,
      answer: record,
      audit: `${entity}.restored`,
    }),
  };
};
