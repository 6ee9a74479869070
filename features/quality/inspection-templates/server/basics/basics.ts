import { notFound, refused, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import { max } from '../../contract/index.ts';
import { type Change, type Recording, record } from '../record.ts';
import { insertScale, saveScale, scalesOf } from './scale-repository.ts';
import { insertType, saveType, typesOf } from './type-repository.ts';

type Basic = { id: number; key: string; updated_at: string };

type Kind<R extends Basic, F extends object> = {
  /** The actions in the audit log. */
  done: { created: Change['action']; updated: Change['action'] };
  all: (tenant: Tenant) => Promise<R[]>;
  insert: (tenant: Tenant, fields: F) => Promise<number>;
  save: (tenant: Tenant, id: number, readAt: string, fields: F) => Promise<boolean>;
  /** Maximum number per organization, and the code of the refusal. */
  max: { count: number; code: string };
};

/** Lists, adds and saves scales or types of inspections. They can only be put out of use and not deleted, because versions
 * refer to them. */
const writeBasics = <R extends Basic & F, F extends object>({ done, all, insert, save, max }: Kind<R, F>) => {
  const one = async (tenant: Tenant, id: number): Promise<R> => {
    const found = (await all(tenant)).find((row) => row.id === id);
    if (!found) throw notFound();
    return found;
  };
  return {
    list: ({ tenant }: Recording) => all(tenant),
    create: async (call: Recording & { body: F }): Promise<R> => {
      if ((await all(call.tenant)).length >= max.count) throw refused(max.code, { maximum: max.count });
      const id = await insert(call.tenant, call.body);
      await record(call, { action: done.created, id });
      return one(call.tenant, id);
    },
    update: async (
      call: Recording & { params: { id: number }; body: F & { updated_at: string } },
    ): Promise<R> => {
      const { tenant, params, body } = call;
      const { updated_at: readAt, ...rest } = body;
      const fields = rest as unknown as F;
      const before = await one(tenant, params.id);
      if (before.updated_at !== readAt) throw stale(before);
      if (!(await save(tenant, params.id, readAt, fields))) throw stale(await one(tenant, params.id));
      await record(call, {
        action: done.updated,
        id: params.id,
        changes: changesOf<object>(before, fields),
      });
      return one(tenant, params.id);
    },
  };
};

export const scales = writeBasics({
  done: { created: 'rating-scale.created', updated: 'rating-scale.updated' },
  all: scalesOf,
  insert: async (tenant, fields) => (await insertScale(tenant, fields)).id,
  save: saveScale,
  max: { count: max.scales, code: 'scales_full' },
});

export const types = writeBasics({
  done: { created: 'inspection-type.created', updated: 'inspection-type.updated' },
  all: typesOf,
  insert: insertType,
  save: saveType,
  max: { count: max.types, code: 'types_full' },
});
