import { text } from '#platform/web/i18n/index';

/** The values are those of `openProjectCriterion` on the server. */
export const openProjectChoices = () => [
  { value: '1', label: text('special-projects:job.anyOpen') },
  { value: '2', label: text('special-projects:status.open') },
  { value: '3', label: text('special-projects:status.active') },
  { value: '4', label: text('special-projects:status.on_hold') },
];
