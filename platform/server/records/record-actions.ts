import { notFound, refused, stale } from '#platform/contract/errors';
import { writeAudit } from '../audit/audit-repository.ts';
import { changesOf } from '../audit/changes-of.ts';
import type { Tenant } from '../db/tenant.ts';
import type { Entries } from '../feature/server-feature.ts';
import type { Person } from '../http/person.ts';
import type { Wiring } from '../http/wiring.ts';
import type { RecordQuery, RecordRepository } from './record-repository.ts';

type Call = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'>; now: Date };

type OfOne = { params: { id: number } };

type Changes = Record<string, [unknown, unknown]>;

type Options<R, F> = {
  entity: string;
  repository: RecordRepository<R>;
  /** Throws when the fields are not allowed; `id` is null for a new record. */
  check?: (tenant: Tenant, fields: F, id: number | null) => Promise<void>;
  /** Throws when the deleted record may not be restored as it was. */
  checkRestore?: (tenant: Tenant, record: R) => Promise<void>;
  /** Records that prevent deletion: those of higher features, and the feature's own. */
  uses?: Entries<'uses'>;
};

/** Maximum number of records that a refused deletion names. */
const maxUses = 10;

const refuseInUse = async (
  tenant: Tenant,
  entity: string,
  id: number,
  uses: Entries<'uses'>,
): Promise<void> => {
  for (const [key, load] of Object.entries(uses)) {
    const [of, users = ''] = key.split('.');
    if (of !== entity) continue;
    const found = await load(tenant, id, maxUses);
    if (found.length === 0) continue;
    const names = found.map(({ name }) => name).join(', ');
    throw refused(`${entity}_has_${users}`, { names }, { [users]: found });
  }
};

/** The actions of a simple record, each with its audit entry and event. `add` is for other features and the system. */
export const recordActions = <R extends { id: number }, F extends object>({
  entity,
  repository,
  check = async () => undefined,
  checkRestore = async () => undefined,
  uses = {},
}: Options<R, F>) => {
  const found = async (tenant: Tenant, id: number): Promise<R> => {
    const row = await repository.load(tenant, id);
    if (!row) throw notFound();
    return row;
  };
  const publish = (
    { tenant, person, wiring }: Call,
    id: number,
    done: 'created' | 'updated' | 'deleted' | 'restored',
    changes: Changes = {},
  ): Promise<void> =>
    wiring.events.publish(tenant, {
      name: `${entity}.${done}`,
      entity,
      entityId: id,
      jobId: null,
      actorUserId: person.userId,
      data: { changes },
    });
  const audit = (tenant: Tenant, person: Person | null, id: number, done: string, changes: Changes = {}) =>
    writeAudit(tenant, person, { action: `${entity}.${done}`, entity, entityId: id, changes });
  const add = async (tenant: Tenant, person: Person | null, fields: F): Promise<number> => {
    await check(tenant, fields, null);
    const id = await repository.insert(tenant, fields);
    await audit(tenant, person, id, 'created');
    return id;
  };
  return {
    add,
    list: ({ tenant, query }: Pick<Call, 'tenant'> & { query: RecordQuery }) =>
      repository.loadPage(tenant, query),
    get: ({ tenant, params }: Pick<Call, 'tenant'> & OfOne): Promise<R> => found(tenant, params.id),
    create: async (call: Call & { body: F }): Promise<R> => {
      const id = await add(call.tenant, call.person, call.body);
      await publish(call, id, 'created');
      return found(call.tenant, id);
    },
    update: async (call: Call & OfOne & { body: F & { updated_at: string } }): Promise<R> => {
      const { tenant, person } = call;
      const { id } = call.params;
      const { updated_at: readAt, ...fields } = call.body;
      const before = await repository.loadStored(tenant, id, { locked: false });
      const current = await found(tenant, id);
      if (before?.updated_at !== readAt) throw stale(current);
      await check(tenant, call.body, id);
      if (!(await repository.update(tenant, id, readAt, fields))) throw stale(await found(tenant, id));
      // `changesOf` compares with the whole row of the table, whatever its columns are called.
      const changes = changesOf<object>(before, fields);
      await audit(tenant, person, id, 'updated', changes);
      await publish(call, id, 'updated', changes);
      return found(tenant, id);
    },
    delete: async (call: Call & OfOne): Promise<{ id: number }> => {
      const { tenant, person, params, now } = call;
      const before = await repository.loadStored(tenant, params.id, { locked: true });
      if (!before || before.deleted_at) throw notFound();
      await refuseInUse(tenant, entity, params.id, uses);
      await repository.remove(tenant, params.id, now);
      await audit(tenant, person, params.id, 'deleted');
      await publish(call, params.id, 'deleted');
      return { id: params.id };
    },
    restore: async (call: Call & OfOne): Promise<R> => {
      const { tenant, person, params } = call;
      const before = await repository.loadStored(tenant, params.id, { locked: true });
      if (!before) throw notFound();
      if (!before.deleted_at) return found(tenant, params.id);
      await repository.restore(tenant, params.id);
      const record = await found(tenant, params.id);
      await checkRestore(tenant, record);
      await audit(tenant, person, params.id, 'restored');
      await publish(call, params.id, 'restored');
      return record;
    },
  };
};
