import { preloadPhotoPicker } from '#features/accounts/files/web';
import { type BringAhead, shownTo, taskSectionStore } from '#platform/web/feature/index';
import { loadMessages } from '#platform/web/forms/index';
import { preloadNotice, preloadOutboxForm } from '#platform/web/outbox/index';
import { preloadPage } from '#platform/web/routing/index';
import type { Session } from '#platform/web/session/index';
import { preloadMultiSelect, preloadSelect } from '#platform/web/ui/index';
import { paths } from '../../addresses.ts';
import { bringRecords } from './bring-records.ts';

const cameOrThrow = async (loading: Promise<boolean>): Promise<void> => {
  if (!(await loading)) throw new Error('a part could not be loaded ahead');
};

const bringList = (): Promise<unknown> =>
  Promise.all([
    import('../list/task-list.tsx'),
    import('../../series/list/series-list.tsx'),
    // The dashboard shows without a network that its figures could not be read.
    import('../../dashboard/task-dashboard.tsx'),
  ]).then(() => preloadPage(paths.list));

const bringTask = ({ flags }: Session): Promise<unknown> =>
  Promise.all([
    ...taskSectionStore
      .get()
      .filter(shownTo(flags))
      .map(({ component }) => component()),
    import('../detail/transition-task.ts'),
    import('../detail/close-dialog.tsx'),
    import('../detail/task-outline.tsx'),
    import('../detail/reason-dialog.tsx'),
    import('../detail/add-result-photos.ts'),
    import('../../notes/task-note-form.tsx'),
    import('../../series/series-line.tsx'),
    cameOrThrow(preloadNotice()),
  ]).then(() => preloadPage(paths.task));

const bringForm = (): Promise<unknown> =>
  Promise.all([
    import('../form/detail-fields.tsx'),
    import('../../series/recurrence-fields.tsx'),
    import('../form/new-task-entry.ts'),
    preloadOutboxForm(),
    cameOrThrow(preloadSelect()),
    cameOrThrow(preloadMultiSelect()),
  ]).then(() => preloadPage(paths.create));

/** The list, a task with its dialogs and what other features add to it, the form of a new one, and what takes photos. Pages come
 * after their parts: a link to a page counts on all of it. */
const bringCode = (session: Session): Promise<unknown> =>
  Promise.all([
    session.flags.has('hasAccessDashboardTasks') && bringList(),
    bringTask(session),
    session.flags.has('tasks.canAddTask') && bringForm(),
    loadMessages(),
    preloadPhotoPicker(),
  ]);

/** All that a night shift needs of tasks: see docs/decisions/020-work-without-a-network.md. */
export const bringTasks: BringAhead = async (client, session) => {
  if (!session.flags.has('hasAccessTasks')) return;
  await Promise.all([bringCode(session), bringRecords(client, session)]);
};
