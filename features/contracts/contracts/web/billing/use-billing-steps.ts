import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queryKeyOf } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { monthInWords } from '#platform/web/i18n/month-words';
import { saveMadeFile } from '#platform/web/ui/index';
import { type BillingRun, billingEndpoints } from '../../contract/index.ts';

const { getBillingRun, approveBillingRun, exportBillingRun } = billingEndpoints;

/** Approving a month and exporting its file. The first export needs no reason, each further one does. */
export const useBillingSteps = (run: BillingRun | undefined) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: queryKeyOf(getBillingRun) });

  const runStep = async (step: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
      void refresh();
    }
  };

  const approve = () =>
    runStep(async () => {
      if (!run) return;
      const month = monthInWords(run.month);
      const question = t('contracts:billing.approveQuestion', { month, total: formatMoney(run.total) });
      if (!(await confirm(question, { agree: t('contracts:billing.approve') }))) return;
      await call(approveBillingRun, { body: { month: run.month, total: run.total } });
      showSuccess(t('contracts:billing.approveDone', { month }));
    });

  const exportOnce = () =>
    runStep(async () => {
      if (!run) return;
      if (run.exported) setAsking(true);
      else await saveMadeFile(exportBillingRun, { body: { month: run.month } });
    });

  return { busy, approve, exportOnce, asking, stopAsking: () => setAsking(false) };
};
