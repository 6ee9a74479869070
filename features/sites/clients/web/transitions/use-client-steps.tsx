import { IconArchive, IconArrowMerge, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import type { MenuAction } from '#platform/web/ui/index';
import { type ClientRecord, clientEndpoints, clientUses } from '../../contract/index.ts';
import { clientHref, paths } from '../addresses.ts';
import { cacheClient, clientQuery, refreshLists } from '../queries.ts';
import type { Refusal } from './refusal-dialog.tsx';

const steps = {
  activate: clientEndpoints.activateClient,
  deactivate: clientEndpoints.deactivateClient,
} as const;

/** What can be done with a client beside changing its fields, and why it was refused. */
export const useClientSteps = (client: ClientRecord, onMerge: () => void) => {
  const t = useText();
  const go = useGo();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { id, name } = client;
  const params = { id };

  const attempt = async (step: Refusal['step'], run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      const uses = clientUses.safeParse(error instanceof ApiError ? error.details : undefined);
      if (uses.success) setRefusal({ step, ...uses.data });
      else showProblem(error);
    }
  };

  const restore = () =>
    attempt('restore', async () => {
      cacheClient(queries, await call(clientEndpoints.restoreClient, { params }));
      showSuccess(t('clients:done.restored', { name }));
      void go(clientHref(id));
    });

  const transition = async (step: 'activate' | 'deactivate') => {
    const question = t(`clients:question.${step}`, { name });
    if (!(await confirm(question, { agree: t(`clients:step.${step}`) }))) return;
    await attempt(step, async () => {
      cacheClient(queries, await call(steps[step], { params }));
      showSuccess(t(`clients:done.${step}`, { name }));
    });
  };

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

  const icons = { activate: IconPlayerPlay, deactivate: IconArchive };
  const menu: MenuAction[] = [
    ...client.allowed_transitions.map((step) => ({
      label: t(`clients:step.${step}`),
      icon: icons[step],
      onClick: () => void transition(step),
    })),
    ...(client.can.merge
      ? [{ label: t('clients:merge.action'), icon: IconArrowMerge, onClick: onMerge }]
      : []),
    ...(client.can.delete
      ? [{ label: t('clients:step.delete'), icon: IconTrash, danger: true, onClick: () => void remove() }]
      : []),
  ];
  return { menu, restore, refusal, closeRefusal: () => setRefusal(null) };
};
