import { attachFiles } from '#features/accounts/files/server';
import type { DocumentKind } from '#features/sites/vendors/contract';
import { createVendor } from '#features/sites/vendors/server';
import { wallOf } from '#platform/contract/zoned-time';
import type { Tenant } from '#platform/server/db/tenant';
import { type DemoVendor, demoVendors } from './demo-vendors.ts';
import type { StoredPictures } from './store-pictures.ts';

const day = 24 * 3_600_000;

const titles: Record<DocumentKind, string> = { w9: 'Form W-9', coi: 'Certificate of insurance' };

const papersOf = ({ name, papers }: DemoVendor) =>
  (Object.entries(papers) as [DocumentKind, number | null][]).map(([kind, days]) => ({
    kind,
    days,
    line: `${titles[kind]}: ${name}`,
    name: `${kind}-${name.split(' ')[0]?.toLowerCase()}.pdf`,
  }));

export const demoPapers = demoVendors.flatMap(papersOf);

/** The vendors of the demo with their papers, which were stored before. */
export const seedVendors = async (
  tenant: Tenant,
  stored: StoredPictures,
  { zone, now }: { zone: string; now: Date },
): Promise<void> => {
  for (const vendor of demoVendors) {
    const { papers: _papers, ...fields } = vendor;
    const ownerId = await createVendor(tenant, null, fields);
    for (const { kind, days, line } of papersOf(vendor)) {
      const file = stored.get(line);
      if (!file) throw new Error(`the demo has no paper ${line}`);
      const expires = days === null ? null : wallOf(now.getTime() + days * day, zone).slice(0, 10);
      await attachFiles(tenant, [file], {
        ownerEntity: 'vendor',
        ownerId,
        purpose: kind,
        expiresOn: [expires],
      });
    }
  }
};
