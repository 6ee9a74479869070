import type { Tenant } from '#platform/server/db/tenant';
import type { Wiring } from '#platform/server/http/wiring';
import { recordContractChange } from '../record/record-contract-change.ts';
import { takeRenewed } from './take-renewed-repository.ts';

/** Renews one batch of contracts; answers how many, 0 when all are done. */
export const renewContracts = async (
  wiring: Pick<Wiring, 'events'>,
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const renewed = await takeRenewed(tenant, now);
  for (const { ended, ends, ...contract } of renewed) {
    await recordContractChange({ tenant, person: null, wiring }, contract, {
      action: 'contract.renewed',
      changes: { termination_date: [ended, ends] },
    });
  }
  return renewed.length;
};
