import { useQueryClient } from '@tanstack/react-query';
import { serverNow } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { loadCode, submit } from '#platform/web/outbox/index';
import type { Supply } from '../../contract/index.ts';
import { suppliesGroup } from '../addresses.ts';
import type { AboutSite } from '../outbox/supply-writes.ts';

const loadWrites = () => import('../outbox/supply-writes.ts');

export const preloadWrites = (): Promise<unknown> => loadWrites();

/** Enters a count and sends it. A refusal is shown, and the row returns to the last count on the server. */
export const useCount = (site: AboutSite) => {
  const client = useQueryClient();
  return async ({ id, name }: Supply, onHand: number): Promise<void> => {
    const device_at = serverNow().toISOString();
    try {
      const { countSupplyWrite } = await loadCode(loadWrites);
      await submit(
        client,
        {
          kind: countSupplyWrite,
          id: crypto.randomUUID(),
          parts: { params: { id: site.jobId, supplyId: id }, body: { on_hand: onHand, device_at } },
          group: suppliesGroup(site.jobId),
          about: { ...site, supplyId: id, name, onHand },
        },
        { keepsInput: true },
      );
    } catch (error) {
      showProblem(error);
    }
  };
};
