import type { Translate } from '#platform/web/i18n/index';
import type { ReportRow } from '../../contract/index.ts';

/** What a reader of one job site wants to know of a night at a glance. */
export const reportFacts = ({ doors, incident_count, supervisor }: ReportRow, t: Translate) => [
  supervisor?.name,
  doors.required > 0 && t('daily-reports:list.doors', { doors: `${doors.checked}/${doors.required}` }),
  doors.unlocked > 0 && t('daily-reports:list.unlockedCount', { count: doors.unlocked }),
  incident_count > 0 && t('daily-reports:list.incidentCount', { count: incident_count }),
];
