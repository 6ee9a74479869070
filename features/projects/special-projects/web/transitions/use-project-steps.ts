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
import type { MenuAction } from '#platform/web/ui/index';
import {
  type NamedTransition,
  projectTransitions,
  type SpecialProject,
  specialProjectEndpoints,
} from '../../contract/index.ts';
import { completeHref, editHref, paths } from '../addresses.ts';
import { cacheProject } from '../cache-project.ts';
import { missingParts } from '../edit/missing-parts.ts';
import { readProjectsAgain } from '../live.ts';

const { transitionSpecialProject, deleteSpecialProject } = specialProjectEndpoints;

export type NotedTransition = 'approve' | 'decline' | 'hold' | 'cancel';

/** Transitions that ask for a note; resuming may ask for a new day, and closing for the day of the work. */
export type ProjectDialog = NotedTransition | 'resume' | 'close' | 'client';

const icons: Readonly<Record<NamedTransition, NonNullable<MenuAction['icon']>>> = {
  propose: IconMailForward,
  approve: IconCheck,
  decline: IconThumbDown,
  activate: IconCalendarCheck,
  begin: IconPlayerPlay,
  hold: IconPlayerPause,
  resume: IconPlayerPlay,
  deactivate: IconPlayerStop,
  close: IconCircleCheck,
  reopen: IconArrowBackUp,
  cancel: IconCircleX,
};

const asksFirst = (name: NamedTransition): name is NotedTransition => projectTransitions.asksReason(name);

/** The transitions that lead on, most wanted first: one of them is the main action of the page. */
const leading: readonly NamedTransition[] = ['activate', 'resume', 'close'];

/** What this person can do with a project. */
export const useProjectSteps = (project: SpecialProject) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<ProjectDialog | null>(null);
  const { id, number, updated_at, open_tasks: count, can } = project;
  const { busy, runStep } = useSteps(() => readProjectsAgain(client, [id]));

  const transition = async (name: NamedTransition, cancel_open_tasks = false): Promise<void> => {
    const body = { updated_at, cancel_open_tasks };
    cacheProject(client, await call(transitionSpecialProject, { params: { id, name }, body }));
    showSuccess(t(`special-projects:done.${name}`, { number }));
  };

  const questionOf = (name: NamedTransition): string | undefined => {
    if (name === 'deactivate' || name === 'propose') return t(`special-projects:question.${name}`);
    if (name !== 'close') return undefined;
    if (project.schedules.some(({ upcoming }) => upcoming.length > 0))
      return t('special-projects:question.closeRecurring');
    return count > 0 ? t('special-projects:question.closeOpen', { count }) : undefined;
  };

  const begin = (name: NamedTransition): Promise<void> => {
    if (name === 'resume')
      return runStep(
        () => transition(name),
        (error) => {
          if (error instanceof ApiError && error.fields.scheduled_date) setDialog('resume');
          else showReasons(error);
        },
      );
    const lead = (error: unknown): void => {
      const lacks = name === 'activate' && error instanceof ApiError ? Object.keys(error.fields) : [];
      if (can.update_all && missingParts(project, lacks).form.length > 0) void go(completeHref(id));
      else showReasons(error);
    };
    return runStep(async () => {
      const question = questionOf(name);
      if (
        question &&
        !(await confirm(question, {
          agree: t(`special-projects:step.${name}`),
          danger: name !== 'propose',
        }))
      )
        return;
      await transition(name, name === 'close');
    }, lead);
  };

  const remove = () =>
    runStep(async () => {
      const question = t('special-projects:question.delete', { number });
      if (!(await confirm(question, { agree: t('special-projects:step.delete'), danger: true }))) return;
      await call(deleteSpecialProject, { params: { id }, query: { updated_at } });
      showSuccess(t('special-projects:done.deleted', { number }));
      await go(paths.list);
      readProjectsAgain(client, [id]);
    });

  const run = (name: NamedTransition): void => {
    // Without a job site there are no tasks that say when the work was done.
    if (asksFirst(name) || (name === 'close' && project.job === null)) setDialog(name);
    else void begin(name);
  };

  const actionOf = (name: NamedTransition): MenuAction => ({
    label: t(`special-projects:step.${name}`),
    icon: icons[name],
    danger: name === 'cancel',
    onClick: () => run(name),
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
    ...project.allowed_transitions.filter((name) => name !== main).map(actionOf),
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
    main: main && actionOf(main),
    menu,
    busy,
    run,
    dialogs: { dialog, question: questionOf('close'), close: () => setDialog(null) },
  };
};
