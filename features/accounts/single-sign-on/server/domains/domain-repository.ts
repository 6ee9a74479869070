import type { Selectable } from 'kysely';
import { z } from 'zod';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Identity } from '#platform/server/db/identity';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignOnDomains } from '../../../../../db/schema/types.ts';

export type DomainRow = Selectable<SignOnDomains>;

const domains = (tenant: Tenant) =>
  tenant.db.selectFrom('sign_on_domains').selectAll().where('organization_id', '=', tenant.organizationId);

export const loadDomains = (tenant: Tenant): Promise<DomainRow[]> =>
  domains(tenant).orderBy('domain').execute();

export const loadDomain = (tenant: Tenant, id: number): Promise<DomainRow | undefined> =>
  domains(tenant).where('id', '=', id).executeTakeFirst();

export const hasProven = async (tenant: Tenant, domain: string): Promise<boolean> =>
  (await domains(tenant)
    .where('domain', '=', domain)
    .where('proven_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

export const insertDomain = async (tenant: Tenant, domain: string, token: string): Promise<number> => {
  const row = await tenant.db
    .insertInto('sign_on_domains')
    .values({ organization_id: tenant.organizationId, domain, token, created_by: tenant.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(fieldOfConstraint({ sign_on_domains_domain_key: { field: 'domain', code: 'domain_listed' } }));
  return row.id;
};

export const setProven = async (tenant: Tenant, id: number, provenAt: string | null): Promise<void> => {
  await tenant.db
    .updateTable('sign_on_domains')
    .set({ proven_at: provenAt })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

export const deleteDomain = async (tenant: Tenant, id: number): Promise<void> => {
  await tenant.db
    .deleteFrom('sign_on_domains')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

const holder = z.object({ organization_id: z.int(), id: z.int(), token: z.string() });

/** The organization of this installation that has proven the domain. */
export const loadDomainHolder = (identity: Identity, domain: string) =>
  identity.one({ text: 'select * from identity_domain_holder($1)', values: [domain], row: holder });
