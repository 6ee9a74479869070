import { notFound, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { DocumentKind, Vendor, VendorDocument } from '../contract/index.ts';
import { vendorRepository } from './vendor-repository.ts';

type Call = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'> };

type Change = {
  vendorId: number;
  kind: DocumentKind;
  /** The vendor's `updated_at` when the caller read it. */
  readAt: string;
  action: string;
  /** Makes the change and returns the resulting name and expiry date, for the audit log. */
  make: (before: VendorDocument | undefined) => Promise<string | null>;
};

const requireVendor = async (tenant: Tenant, id: number): Promise<Vendor> => {
  const vendor = await vendorRepository.load(tenant, id);
  if (!vendor) throw notFound();
  return vendor;
};

export const documentWords = ({ name, expires_on }: Pick<VendorDocument, 'name' | 'expires_on'>): string =>
  expires_on ? `${name} (${expires_on})` : name;

/** Changes one paper. It counts as a change of the vendor, so that two people do not replace each other's papers. */
export const changeDocument = async (
  { tenant, person, wiring }: Call,
  { vendorId, kind, readAt, action, make }: Change,
): Promise<Vendor> => {
  const vendor = await requireVendor(tenant, vendorId);
  if (!(await vendorRepository.update(tenant, vendorId, readAt, {}))) throw stale(vendor);
  const before = vendor.documents.find((document) => document.kind === kind);
  const after = await make(before);
  const changes: Record<string, [unknown, unknown]> = {
    [kind]: [before ? documentWords(before) : null, after],
  };
  await writeAudit(tenant, person, { action, entity: 'vendor', entityId: vendorId, changes });
  await wiring.events.publish(tenant, {
    name: 'vendor.updated',
    entity: 'vendor',
    entityId: vendorId,
    jobId: null,
    actorUserId: person.userId,
    data: { changes },
  });
  return requireVendor(tenant, vendorId);
};
