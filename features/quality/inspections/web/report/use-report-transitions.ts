import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiError, queryKeyOf } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { type Inspection, inspectionEndpoints, inspectionListEndpoints } from '../../contract/index.ts';
import { paths, walkHref } from '../addresses.ts';
import { cacheInspection } from '../cache-inspection.ts';
import { inspectionQuery } from '../inspection-query.ts';

const { finalizeInspection, deleteInspection, reinspect } = inspectionEndpoints;

/** What the report's buttons do, apart from those that open a dialog. */
export const useReportTransitions = (inspection: Inspection) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id, number, open_tasks, updated_at } = inspection;
  const params = { id };

  const runStep = async (step: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      // Somebody changed its status, or one of its tasks, in the meantime: the page shows how it is now.
      if (isApiError(error, 'stale') || isApiError(error, 'inspection_open_tasks'))
        void client.invalidateQueries({ queryKey: inspectionQuery(id).queryKey });
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };

  const finalize = () =>
    runStep(async () => {
      const agreed =
        open_tasks === 0 ||
        (await confirm(t('inspections:report.finalizeOpen', { count: open_tasks }), {
          agree: t('inspections:report.finalize'),
        }));
      if (!agreed) return;
      cacheInspection(client, await call(finalizeInspection, { params, body: { open_tasks, updated_at } }));
      showSuccess(t('inspections:report.finalized', { number }));
    });

  const again = () =>
    runStep(async () => {
      const begun = await call(reinspect, { params, body: {} });
      cacheInspection(client, begun);
      await go(walkHref(begun.id));
    });

  const remove = () =>
    runStep(async () => {
      const agreed = await confirm(t('inspections:report.deleteQuestion', { number }), {
        agree: t('platform:actions.delete'),
        danger: true,
      });
      if (!agreed) return;
      await call(deleteInspection, { params });
      await go(paths.list);
      client.removeQueries({ queryKey: inspectionQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: queryKeyOf(inspectionListEndpoints.listInspections) });
      showSuccess(t('inspections:report.deleted', { number }));
    });

  return { busy, finalize, again, remove };
};
