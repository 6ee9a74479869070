import { useQueryClient } from '@tanstack/react-query';
import { serverNow } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { loadCode, savedWords, submit } from '#platform/web/outbox/index';
import type { SupplyRequest } from '../../contract/index.ts';
import { suppliesGroup } from '../addresses.ts';
import { readSuppliesAgain } from '../live.ts';
import type { AboutSite } from '../outbox/supply-writes.ts';

/** Asks whether everything is on the shelf, and records it. */
export const useStock = (site: AboutSite) => {
  const t = useText();
  const client = useQueryClient();
  return async ({ id }: SupplyRequest): Promise<void> => {
    const agreed = await confirm(t('supplies:history.stockQuestion'), {
      agree: t('supplies:history.stockAgree'),
    });
    if (!agreed) return;
    try {
      const { stockRequestWrite } = await loadCode(() => import('../outbox/supply-writes.ts'));
      const outcome = await submit(
        client,
        {
          kind: stockRequestWrite,
          id: crypto.randomUUID(),
          parts: {
            params: { id: site.jobId, requestId: id },
            body: { device_at: serverNow().toISOString() },
          },
          group: suppliesGroup(site.jobId),
          about: { ...site, requestId: id },
        },
        { keepsInput: true },
      );
      showSuccess(outcome.sent ? t('supplies:history.done') : savedWords(outcome));
    } catch (error) {
      showProblem(error);
    }
    readSuppliesAgain(client, []);
  };
};
