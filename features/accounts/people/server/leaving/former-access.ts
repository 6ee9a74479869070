import { loadAnyMembership } from '#features/accounts/access/server';
import { invalid, notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Entries, NamedRecord } from '#platform/server/feature/server-feature';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import type { PersonCall } from '../person/record-person-change.ts';

/** Access to sites without an assignment. It ends when the person is deleted, and restoring does not bring it back by
 * itself. */
export type PersonAccess = {
  /** The ids of the sites in the scope of the tenant. */
  of: (tenant: Tenant, userId: number) => Promise<number[]>;
  /** Ends all access; returns the ids of the sites. */
  end: (tenant: Tenant, userId: number) => Promise<number[]>;
  /** The names of those of these sites that the reader sees. */
  name: (tenant: Tenant, ids: readonly number[]) => Promise<NamedRecord[]>;
  giveBack: (call: PersonCall, userId: number, ids: number[]) => Promise<void>;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** Keyed by kind of site: `jobs`. */
    personAccess: PersonAccess;
  }
}

export type Access = PersonAccess | undefined;

export const accessOf = ({ jobs }: Entries<'personAccess'>): Access => jobs;

/** Gives access back. Refuses sites that the caller does not see or that the person did not have before. */
export const giveAccessBack = async (
  access: Access,
  call: PersonCall,
  { userId, former, wanted }: { userId: number; former: readonly number[]; wanted: number[] },
): Promise<void> => {
  if (wanted.length === 0 || !access) return;
  const seen = new Set((await access.name(call.tenant, former)).map(({ id }) => id));
  if (!wanted.every((id) => seen.has(id))) throw invalid({ job_ids: ['invalid_ids'] });
  await access.giveBack(call, userId, wanted);
};

/** The former sites of a deleted person, to be confirmed when the person is restored. */
export const listFormerJobs =
  (access: Access) =>
  async ({ tenant, params }: SignedInCall<(typeof peopleEndpoints)['listFormerJobs']>) => {
    const row = await loadAnyMembership(tenant, params.id);
    if (!row?.deleted_at) throw notFound();
    return (await access?.name(tenant, row.former_job_ids)) ?? [];
  };
