import type { Tenant } from '#platform/server/db/tenant';
import type { Wiring } from '#platform/server/http/wiring';
import { recordContractChange } from '../record/record-contract-change.ts';
import { claimRenewed } from './claim-renewed-repository.ts';

/** Renews one batch of contracts; returns how many, 0 when none is left. */
export const renewContracts = async (
  wiring: Pick<Wiring, 'events'>,
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const renewed = await claimRenewed(tenant, now);
  for (const { ended, ends, ...contract } of renewed) {
    await recordContractChange({ tenant, person: null, wiring }, contract, {
      action: 'contract.renewed',
      changes: { termination_date: [ended, ends] },
    });
  }
  return renewed.length;
};
