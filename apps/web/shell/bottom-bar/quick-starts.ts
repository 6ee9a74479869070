import {
  IconBuildingCommunity,
  IconChecklist,
  IconClipboardCheck,
  IconClipboardText,
  IconMoonStars,
} from '@tabler/icons-react';
import type { Flag } from '#platform/contract/flags';
import type { Session } from '#platform/web/session/index';
import type { NavEntry } from '../nav/nav-entries.ts';
import { shows } from '../open-pages.ts';

type QuickStart = NavEntry & {
  /** The right to write, which the page that lists the records does not ask for. */
  needs: Flag;
};

/** What people in the field begin, the most frequent first. */
const all: readonly QuickStart[] = [
  {
    label: 'app:nav.newTask',
    icon: IconChecklist,
    flag: 'hasAccessTasks',
    needs: 'tasks.canAddTask',
    to: '/tasks/create',
    page: '/tasks/create',
  },
  {
    label: 'app:nav.startReport',
    icon: IconMoonStars,
    flag: 'hasAccessReports',
    needs: 'reports.canEdit',
    to: '/daily-reports?start=true',
    page: '/daily-reports',
  },
  {
    label: 'app:nav.startLog',
    icon: IconClipboardText,
    flag: 'hasAccessActionLog',
    needs: 'actionLogs.canEdit',
    to: '/action-log?begin=true',
    page: '/action-log',
  },
  {
    label: 'app:nav.startInspection',
    icon: IconClipboardCheck,
    flag: 'hasAccessInspections',
    needs: 'inspections.canEdit',
    to: '/quality/inspections/create',
    page: '/quality/inspections/create',
  },
  {
    label: 'app:nav.newJob',
    icon: IconBuildingCommunity,
    flag: 'hasAccessAdminJobs',
    needs: 'admin.canAddBuilding',
    to: '/admin/jobs/create',
    page: '/admin/jobs/create',
  },
];

/** What this person may begin. */
export const quickStarts = (session: Session): readonly NavEntry[] =>
  all.filter((start) => session.flags.has(start.needs) && shows(session, start));
