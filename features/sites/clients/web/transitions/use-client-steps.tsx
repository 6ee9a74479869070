import { IconArchive, IconArrowMerge, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { useTransitions } from '#platform/web/transitions/use-transitions';
import type { MenuAction } from '#platform/web/ui/index';
import { type ClientRecord, clientEndpoints, clientUses } from '../../contract/index.ts';
import { clientHref, paths } from '../addresses.ts';
import { cacheClient, clientQuery, refreshLists } from '../queries.ts';
import type { Refusal } from './refusal-dialog.tsx';

/** What can be done with a client beside changing its fields, and why it was refused. */
export const useClientSteps = (client: ClientRecord, onMerge: () => void) => {
  const t = useText();
  const go = useGo();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { id, name } = client;
  const params = { id };

  const showRefusal = (error: unknown, step: Refusal['step']) => {
    const uses = clientUses.safeParse(error instanceof ApiError ? error.details : undefined);
    if (uses.success) setRefusal({ step, ...uses.data });
    else showProblem(error);
  };

  const attempt = (step: Refusal['step'], run: () => Promise<void>) =>
    run().catch((error) => showRefusal(error, step));

  const { actions } = useTransitions(client.allowed_transitions, {
    steps: {
      activate: { icon: IconPlayerPlay, send: () => call(clientEndpoints.activateClient, { params }) },
      deactivate: { icon: IconArchive, send: () => call(clientEndpoints.deactivateClient, { params }) },
    },
    word: (step) => t(`clients:step.${step}`),
    question: (step) => t(`clients:question.${step}`, { name }),
    done: (step) => t(`clients:done.${step}`, { name }),
    onDone: (saved) => cacheClient(queries, saved),
    onRefused: showRefusal,
  });

  const restore = () =>
    attempt('restore', async () => {
      cacheClient(queries, await call(clientEndpoints.restoreClient, { params }));
      showSuccess(t('clients:done.restored', { name }));
      void go(clientHref(id));
    });

  const remove = async () => {
    const question = t('clients:question.delete', { name });
    if (!(await confirm(question, { agree: t('clients:step.delete'), danger: true }))) return;
    await attempt('delete', async () => {
      await call(clientEndpoints.deleteClient, { params });
      refreshLists(queries);
      showSuccess(t('clients:done.deleted', { name }), {
        label: t('clients:step.restore'),
        run: () => void restore(),
      });
      await go(paths.list);
      queries.removeQueries({ queryKey: clientQuery(id).queryKey });
    });
  };

  const menu: MenuAction[] = [
    ...actions.values(),
    ...(client.can.merge
      ? [{ label: t('clients:merge.action'), icon: IconArrowMerge, onClick: onMerge }]
      : []),
    ...(client.can.delete
      ? [{ label: t('clients:step.delete'), icon: IconTrash, danger: true, onClick: () => void remove() }]
      : []),
  ];
  return { menu, restore, refusal, closeRefusal: () => setRefusal(null) };
};
