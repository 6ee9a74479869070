import {
  IconArrowBackUp,
  IconCalendarCheck,
  IconCheck,
  IconCircleCheck,
  IconCircleX,
  IconMailForward,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
  IconThumbDown,
  IconTrash,
  IconUserDollar,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '#platform/web/api/index';
import { confirm, showSuccess } from '#platform/web/feedback/index';
import { showReasons, useSteps } from '#platform/web/feedback/steps';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { useTransitions } from '#platform/web/transitions/use-transitions';
import type { MenuAction } from '#platform/web/ui/index';
import { type NamedTransition, type SpecialProject, specialProjectEndpoints } from '../../contract/index.ts';
import { completeHref, editHref, paths } from '../addresses.ts';
import { missingParts } from '../edit/missing-parts.ts';
import { refreshProjects } from '../live.ts';
import { cacheProject } from '../queries.ts';

const { transitionSpecialProject, deleteSpecialProject } = specialProjectEndpoints;

export type NotedTransition = 'approve' | 'decline' | 'hold' | 'cancel';

/** Transitions that ask for a note; resuming may ask for a new day, and closing for the day of the work. */
export type ProjectDialog = NotedTransition | 'resume' | 'close' | 'client';

/** The transitions that lead on, most wanted first: one of them is the main action of the page. */
const leading: readonly NamedTransition[] = ['activate', 'resume', 'close'];

/** What this person can do with a project. */
export const useProjectSteps = (project: SpecialProject) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<ProjectDialog | null>(null);
  const { id, number, updated_at, open_tasks: count, can } = project;
  const make = (name: NamedTransition) => () =>
    call(transitionSpecialProject, {
      params: { id, name },
      body: { updated_at, cancel_open_tasks: name === 'close' },
    });
  const ask = (name: ProjectDialog) => () => setDialog(name);

  const questionOf = (name: NamedTransition): string | undefined => {
    if (name === 'deactivate' || name === 'propose') return t(`special-projects:question.${name}`);
    if (name !== 'close') return undefined;
    if (project.schedules.some(({ upcoming }) => upcoming.length > 0))
      return t('special-projects:question.closeRecurring');
    return count > 0 ? t('special-projects:question.closeOpen', { count }) : undefined;
  };

  const showRefusal = (error: unknown, name: NamedTransition): void => {
    const lacks = error instanceof ApiError ? Object.keys(error.fields) : [];
    if (name === 'resume' && lacks.includes('scheduled_date')) setDialog('resume');
    else if (name === 'activate' && can.update_all && missingParts(project, lacks).form.length > 0)
      void go(completeHref(id));
    else showReasons(error);
  };

  const refresh = () => refreshProjects(client, [id]);
  const { actions, run, busy } = useTransitions(project.allowed_transitions, {
    steps: {
      propose: { icon: IconMailForward, send: make('propose') },
      approve: { icon: IconCheck, open: ask('approve') },
      decline: { icon: IconThumbDown, open: ask('decline') },
      activate: { icon: IconCalendarCheck, send: make('activate') },
      begin: { icon: IconPlayerPlay, send: make('begin') },
      hold: { icon: IconPlayerPause, open: ask('hold') },
      resume: { icon: IconPlayerPlay, send: make('resume') },
      deactivate: { icon: IconPlayerStop, danger: 'asked', send: make('deactivate') },
      close: {
        icon: IconCircleCheck,
        danger: 'asked',
        // Without a job site there are no tasks that say when the work was done.
        ...(project.job === null ? { open: ask('close') } : { send: make('close') }),
      },
      reopen: { icon: IconArrowBackUp, send: make('reopen') },
      cancel: { icon: IconCircleX, danger: true, open: ask('cancel') },
    },
    word: (name) => t(`special-projects:step.${name}`),
    question: questionOf,
    done: (name) => t(`special-projects:done.${name}`, { number }),
    onDone: (saved) => cacheProject(client, saved),
    refresh,
    onRefused: showRefusal,
  });
  const { busy: deleting, runStep } = useSteps(refresh);

  const remove = () =>
    runStep(async () => {
      const question = t('special-projects:question.delete', { number });
      if (!(await confirm(question, { agree: t('special-projects:step.delete'), danger: true }))) return;
      await call(deleteSpecialProject, { params: { id }, query: { updated_at } });
      showSuccess(t('special-projects:done.deleted', { number }));
      await go(paths.list);
      refreshProjects(client, [id]);
    });

  // Work that has not begun can be closed only from the menu, because that is rarely meant.
  const main = leading.find(
    (name) => project.allowed_transitions.includes(name) && (name !== 'close' || project.status === 'active'),
  );
  const menu: MenuAction[] = [
    ...(can.update
      ? [{ label: t('special-projects:step.edit'), icon: IconPencil, onClick: () => void go(editHref(id)) }]
      : []),
    ...(can.change_client
      ? [
          {
            label: t('special-projects:client.change'),
            icon: IconUserDollar,
            onClick: () => setDialog('client'),
          },
        ]
      : []),
    ...[...actions].filter(([name]) => name !== main).map(([, action]) => action),
    ...(can.delete
      ? [
          {
            label: t('special-projects:step.delete'),
            icon: IconTrash,
            danger: true,
            onClick: () => void remove(),
          },
        ]
      : []),
  ];
  return {
    main: main && actions.get(main),
    menu,
    busy: busy || deleting,
    run,
    dialogs: { dialog, question: questionOf('close'), close: () => setDialog(null) },
  };
};
