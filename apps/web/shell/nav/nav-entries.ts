import {
  IconBriefcase,
  IconBuildingCommunity,
  IconChecklist,
  IconClipboardCheck,
  IconClipboardText,
  IconHome,
  IconMoonStars,
  IconSchool,
  IconSettings2,
  IconShieldCheck,
  IconTools,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Flag } from '#platform/contract/flags';
import type { TextKey } from '#platform/web/i18n/index';

export type NavEntry = {
  label: TextKey;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  flag: Flag | null;
  to: string;
  /** The page that the entry opens. Its own gate must be open too. */
  page: string;
  /** Other addresses that also mark this entry as the current one. */
  also?: readonly string[];
  /** A page that another entry opens. This entry is left out for people who may open that page. */
  unless?: string;
};

export const navEntries: readonly NavEntry[] = [
  { label: 'app:nav.home', icon: IconHome, flag: null, to: '/', page: '/' },
  {
    label: 'app:nav.jobs',
    icon: IconBuildingCommunity,
    flag: 'hasAccessWorld',
    to: '/map',
    page: '/map/{-$jobId}',
    also: ['/job/', '/audit-log/'],
  },
  {
    label: 'app:nav.inspections',
    icon: IconClipboardCheck,
    flag: 'hasAccessQuality',
    to: '/quality/inspections/dashboard',
    page: '/quality/inspections/dashboard',
    also: ['/quality/'],
  },
  {
    label: 'app:nav.inspections',
    icon: IconClipboardCheck,
    flag: 'hasAccessQuality',
    to: '/quality/inspections',
    page: '/quality/inspections',
    also: ['/quality/'],
    unless: '/quality/inspections/dashboard',
  },
  {
    label: 'app:nav.tasks',
    icon: IconChecklist,
    flag: 'hasAccessTasks',
    to: '/tasks',
    page: '/tasks',
    also: ['/task/'],
  },
  {
    label: 'app:nav.reports',
    icon: IconMoonStars,
    flag: 'hasAccessReports',
    to: '/daily-reports/dashboard',
    page: '/daily-reports/dashboard',
    also: ['/daily-reports'],
  },
  {
    label: 'app:nav.reports',
    icon: IconMoonStars,
    flag: 'hasAccessReports',
    to: '/daily-reports',
    page: '/daily-reports',
    unless: '/daily-reports/dashboard',
  },
  {
    label: 'app:nav.cleancode',
    icon: IconShieldCheck,
    flag: 'hasAccessCleanCode',
    to: 'cleancode',
    page: '',
  },
  {
    label: 'app:nav.actionLogs',
    icon: IconClipboardText,
    flag: 'hasAccessActionLog',
    to: '/action-log/dashboard',
    page: '/action-log/dashboard',
    also: ['/action-log'],
  },
  {
    label: 'app:nav.actionLogs',
    icon: IconClipboardText,
    flag: 'hasAccessActionLog',
    to: '/action-log',
    page: '/action-log',
    unless: '/action-log/dashboard',
  },
  {
    label: 'app:nav.specialProjects',
    icon: IconTools,
    flag: 'hasAccessSpecialProjects',
    to: '/special-projects/dashboard',
    page: '/special-projects/dashboard',
    also: ['/special-project/'],
  },
  {
    label: 'app:nav.learning',
    icon: IconSchool,
    flag: 'hasAccessLibrary',
    to: '/library/courses',
    page: '/library/courses',
    also: ['/library/'],
  },
  {
    label: 'app:nav.businessReviews',
    icon: IconBriefcase,
    flag: 'hasAccessBusinessReviews',
    to: '/business-reviews/dashboard',
    page: '/business-reviews/dashboard',
    also: ['/business-reviews/', '/business-review/'],
  },
  { label: 'app:titles.admin', icon: IconSettings2, flag: 'hasAccessAdmin', to: '/admin', page: '/admin' },
];
