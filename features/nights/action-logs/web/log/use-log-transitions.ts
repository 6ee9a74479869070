import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { confirm, showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { loadMessages } from '#platform/web/forms/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { savedWords } from '#platform/web/outbox/index';
import { useGo } from '#platform/web/routing/index';
import { actionLogEndpoints, finalizeGaps } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { readListsAgain } from '../cache-log.ts';
import { logQuery } from '../log-query.ts';
import type { ShownLog } from '../outbox/with-unsent.ts';
import type { Act } from './use-act.ts';

/** What the buttons of a log do, apart from those that open a dialog. */
export const useLogTransitions = (log: ShownLog, act: Act) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id, can, keys } = log;

  const runStep = async (step: () => Promise<void>, unsaid?: string): Promise<void> => {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      void client.invalidateQueries({ queryKey: logQuery(id).queryKey });
      showProblem(error, unsaid);
    } finally {
      setBusy(false);
    }
  };

  /** Checks by the same rule as the server, because without a network nobody else says what is missing. */
  const gaps = async (): Promise<string> => {
    const messageText = await loadMessages();
    const entries = log.entries.map((one) => ({ ...one, photos: one.files.length + one.photos.length }));
    return Object.values(finalizeGaps({ ...log, entries }))
      .flat()
      .map((code) => messageText(code))
      .join('\n');
  };

  const finalize = () =>
    runStep(async () => {
      const missing = await gaps();
      if (missing !== '') {
        showAlert({ text: missing, colour: 'red' });
        return;
      }
      const outcome = await act.finalize();
      showSuccess(outcome.sent ? t('action-logs:log.finalized') : savedWords(outcome));
    }, t('action-logs:log.notFinalized'));

  const remove = () =>
    runStep(async () => {
      const question = t('action-logs:log.deleteQuestion', { date: formatDate(log.log_date) });
      if (!(await confirm(question, { agree: t('platform:actions.delete'), danger: true }))) return;
      const { deleteActionLog, deleteFinalActionLog } = actionLogEndpoints;
      await call(can.delete_final ? deleteFinalActionLog : deleteActionLog, { params: { id } });
      await go(paths.list);
      for (const ref of [id, ...keys]) client.removeQueries({ queryKey: logQuery(ref).queryKey });
      readListsAgain(client);
      showSuccess(t('action-logs:log.deleted'));
    });

  return { busy, finalize, remove };
};
