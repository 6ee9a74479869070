import { z } from 'zod';
import { type Access, endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { pageOf, pageQuery } from './pagination.ts';

type Flags = Exclude<Access, 'public' | 'token'>;

type RecordShape<R extends z.ZodObject, F extends z.ZodRawShape> = {
  /** The name in the audit log and in events. It has spaces where an identifier has hyphens. */
  entity: string;
  many: string;
  path: `/${string}`;
  /** Path of the list, if it is not `path`. */
  listPath?: `/${string}`;
  /** Schema of a record in answers. */
  record: R;
  /** The fields that people enter. */
  fields: F;
  read: Flags;
  write: Flags;
  /** Who may delete; by default everybody who may write. */
  remove?: Flags;
};

/** The endpoints of a simple record, which people can only enter, change, delete and restore. A feature takes those it
 * has and declares other endpoints itself. */
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
    }),
    get: endpoint({
      method: 'GET',
      path: one,
      summary: `One ${entity}`,
      access: read,
      params: field.idParams,
      answer: record,
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
