import type { Insertable, Updateable } from 'kysely';
import { z } from 'zod';
import { seesProject, sightOf } from '#features/projects/special-projects/server';
import { auditOf, auditRow } from '#platform/server/audit/audit-repository';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import type { Invoices } from '../../../../../db/schema/types.ts';
import {
  detailColumns,
  detailJoins,
  rowColumns,
  rowJoins,
  type StoredInvoice,
  storedInvoice,
} from './columns-sql-repository.ts';

/** An invoice of a project that the person (null: the system) may see. */
export const loadInvoice = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'> | null,
  id: number,
): Promise<StoredInvoice | undefined> => {
  const values = collectValues([tenant.organizationId, id]);
  const seen = person ? seesProject(tenant, person, () => values.add(tenant.userId)) : [];
  const where = [
    'i.organization_id = $1',
    'i.id = $2',
    'i.deleted_at is null',
    't.deleted_at is null',
    ...seen,
  ];
  const [found] = await tenant.query({
    name: `invoice-find${sightOf(tenant, person)}`,
    text: `select ${rowColumns}, ${detailColumns} from invoices i ${rowJoins} ${detailJoins}
      where ${where.join(' and ')}`,
    values: values.all,
    row: storedInvoice,
  });
  return found;
};

const history = z.object({ timeline: z.array(auditRow) });

export const historyOfInvoice = async (tenant: Tenant, id: number) => {
  const [found] = await tenant.query({
    name: 'invoice-history',
    text: `select ${auditOf('invoice', 'i.id')} as timeline from invoices i
      where i.organization_id = $1 and i.id = $2`,
    values: [tenant.organizationId, id],
    row: history,
  });
  return found?.timeline ?? [];
};

export type InvoiceSet = Updateable<Invoices>;

const taken = fieldOfConstraint({
  invoices_month_key: { field: 'period', code: 'invoice_period_billed' },
});

export const insertInvoice = async (
  tenant: Tenant,
  row: Omit<Insertable<Invoices>, 'organization_id'>,
): Promise<number> => {
  const { id } = await tenant.db
    .insertInto('invoices')
    .values({ ...row, organization_id: tenant.organizationId, created_by: tenant.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(taken);
  return id;
};

export const loadByClientUuid = (tenant: Tenant, uuid: string) =>
  tenant.db
    .selectFrom('invoices')
    .select(['id', 'created_by'])
    .where('organization_id', '=', tenant.organizationId)
    .where('client_uuid', '=', uuid)
    .executeTakeFirst();

/** The caller must hold the lock on the project of the invoice. */
export const saveInvoice = async (tenant: Tenant, id: number, set: InvoiceSet): Promise<void> => {
  await tenant.db
    .updateTable('invoices')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute()
    .catch(taken);
};
