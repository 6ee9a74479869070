import { Button, Group } from '@mantine/core';
import {
  IconArrowRight,
  IconBan,
  IconCheck,
  IconPencil,
  IconPlayerPlay,
  IconPrinter,
  IconRotate2,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { call, queryKeyOf } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { loadMessages } from '#platform/web/forms/issue-text';
import { useText } from '#platform/web/i18n/index';
import { loadCode } from '#platform/web/outbox/index';
import { lazyPart, useGo, usePreload } from '#platform/web/routing/index';
import { type MenuAction, PageHeader, StatusChip, usePhone } from '#platform/web/ui/index';
import {
  openStatuses,
  type Task,
  type TransitionName,
  taskEndpoints,
  titleWords,
} from '../../../contract/index.ts';
import { editTaskHref, tasksHref } from '../../addresses.ts';
import { siteOf } from '../blocks/find-tasks.ts';
import { wantedStepStore } from '../outbox/wanted-step.ts';
import { TaskStatusChip } from '../parts/task-status.tsx';
import { taskQuery } from '../queries.ts';
import classes from './detail.module.css';
import { TaskLead } from './task-lead.tsx';
import { useNextTask } from './use-next-task.ts';

const order = ['begin', 'close'] as const satisfies TransitionName[];

/** The usual next step: the main button on a phone. */
const nextAction = ({ allowed_transitions }: Pick<Task, 'allowed_transitions'>) =>
  order.find((name) => allowed_transitions.includes(name));

/** All other actions. Undo is offered only in the message after the close. */
const menuActions = (task: Pick<Task, 'allowed_transitions'>) =>
  task.allowed_transitions.filter((name) => name !== 'undo').filter((name) => name !== nextAction(task));

const icons: Partial<Record<TransitionName, typeof IconCheck>> = {
  begin: IconPlayerPlay,
  close: IconCheck,
  cancel: IconBan,
  reopen: IconRotate2,
};

const iconOf = (name: TransitionName) => icons[name] ?? IconArrowRight;

/** The transitions that ask for more in a dialog; the others are made at once. */
const dialogs = ['close', 'cancel', 'reopen'] as const satisfies TransitionName[];

type Asking = (typeof dialogs)[number];

const [CloseDialog, preloadCloseDialog] = lazyPart(() => import('./close-dialog.tsx'));
const [ShareDialog] = lazyPart(() => import('../../sharing/share-task.tsx'));
const [ReasonDialog, preloadReasonDialog] = lazyPart(() => import('./reason-dialog.tsx'));

const loadSending = () => import('./transition-task.ts');

export const TaskHeader = ({ task }: { task: Task }) => {
  const t = useText();
  const go = useGo();
  const phone = usePhone();
  const client = useQueryClient();
  const [asking, setAsking] = useState<Asking | 'share' | null>(null);
  const send = async (transition: TransitionName) => {
    try {
      const { transitionTask, showTransitionError } = await loadCode(loadSending);
      await transitionTask(client, task, { transition }).catch(showTransitionError);
    } catch (error) {
      showProblem(error);
    }
  };
  const take = (name: TransitionName) => {
    const asking = dialogs.find((dialog) => dialog === name);
    if (asking) setAsking(asking);
    else void send(name);
  };
  const remove = async () => {
    const agreed = await confirm(t('tasks:task.deleteQuestion', { number: task.number }), {
      agree: t('platform:actions.delete'),
      danger: true,
    });
    if (!agreed) return;
    try {
      await call(taskEndpoints.deleteTask, { params: { id: task.id } });
      await go(tasksHref());
      client.removeQueries({ queryKey: taskQuery(task.id).queryKey });
      void client.invalidateQueries({ queryKey: queryKeyOf(taskEndpoints.listTasks) });
      showSuccess(t('tasks:task.deleted', { number: task.number }));
    } catch (error) {
      showProblem(error);
    }
  };
  const wanted = wantedStepStore.use();
  useEffect(() => {
    if (wanted?.taskId !== task.id || wanted.step === 'note') return;
    setAsking(wanted.step);
    wantedStepStore.set(null);
  }, [wanted, task.id]);
  const next = nextAction(task);
  const { looking, toNext } = useNextTask(task);
  // Load the dialogs ahead: people in a basement have no network when they close the task.
  usePreload(loadSending, task.allowed_transitions.length > 0);
  usePreload(preloadCloseDialog, task.allowed_transitions.includes('close'));
  usePreload(loadMessages, task.allowed_transitions.length > 0);
  usePreload(preloadReasonDialog, task.allowed_transitions.includes('cancel'));
  const NextIcon = next && iconOf(next);
  const editable = task.can.update && (openStatuses as readonly string[]).includes(task.status);
  const edit = { label: t('tasks:task.edit'), icon: IconPencil, to: editTaskHref(task.id) };
  const onJob = {
    label: t('tasks:next.onJob'),
    icon: IconArrowRight,
    onClick: () => void toNext('job'),
  };
  const trash = {
    label: t('tasks:task.delete'),
    icon: IconTrash,
    danger: true,
    onClick: () => void remove(),
  };
  const menu: MenuAction[] = [
    ...menuActions(task).map((step) => ({
      label: t(`tasks:step.${step}`),
      icon: iconOf(step),
      onClick: () => take(step),
    })),
    ...(editable ? [edit] : []),
    ...(task.can.get_next ? [onJob] : []),
    ...(task.can.share
      ? [{ label: t('tasks:task.share'), icon: IconShare, onClick: () => setAsking('share') }]
      : []),
    { label: t('tasks:task.print'), icon: IconPrinter, onClick: () => print() },
    ...(task.can.delete ? [trash] : []),
  ];
  return (
    <>
      <PageHeader
        title={`${t('tasks:number', { number: task.number })} ${titleWords(task.title)}`}
        chip={
          <>
            <TaskStatusChip status={task.status} />
            {task.past_due && <StatusChip status="past_due" label={t('tasks:pastDue')} />}
          </>
        }
        subtitle={phone ? <TaskLead task={task} /> : siteOf(task)}
        breadcrumbs={[
          { title: t('tasks:titles.list'), to: tasksHref() },
          t('tasks:number', { number: task.number }),
        ]}
        action={
          (next || task.can.get_next) && (
            <Group gap="xs" align="stretch" wrap="nowrap">
              {task.can.get_next && (
                <Button
                  variant="default"
                  className={classes.step}
                  rightSection={<IconArrowRight size={18} aria-hidden />}
                  loading={looking}
                  onClick={() => void toNext('all')}
                >
                  {t('tasks:next.next')}
                </Button>
              )}
              {next && NextIcon && (
                <Button
                  className={classes.big}
                  leftSection={<NextIcon size={20} aria-hidden />}
                  onClick={() => take(next)}
                >
                  {t(`tasks:step.${next}`)}
                </Button>
              )}
            </Group>
          )
        }
        menu={menu}
      />
      <Suspense fallback={null}>
        {asking === 'close' && <CloseDialog task={task} onClose={() => setAsking(null)} />}
        {asking === 'share' && <ShareDialog task={task} onClose={() => setAsking(null)} />}
        {(asking === 'cancel' || asking === 'reopen') && (
          <ReasonDialog task={task} transition={asking} onClose={() => setAsking(null)} />
        )}
      </Suspense>
    </>
  );
};
