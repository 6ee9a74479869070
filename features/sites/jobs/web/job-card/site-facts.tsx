import { hoursLines, useVacancy } from '#features/sites/buildings/web';
import { capitalized, formatDate, formatNumber, formatPercent, useText } from '#platform/web/i18n/index';
import { type Fact, FactList, usePhone } from '#platform/web/ui/index';
import type { Job } from '../../contract/index.ts';
import classes from './job-card.module.css';

/** Facts of the site; fields that were not entered are left out. */
export const SiteFacts = ({ job }: { job: Job }) => {
  const t = useText();
  const phone = usePhone();
  const hours = hoursLines(job.buildings[0]?.business_hours ?? null, t('buildings:closed'));
  const vacancy = useVacancy(job.buildings.map(({ id }) => id));
  const required = (yes: boolean) => t(yes ? 'jobs:card.required' : 'jobs:card.notRequired');
  const rows: Fact[] = [
    [t('jobs:card.description'), job.description || null],
    [t('jobs:card.client'), job.client.name],
    [t('jobs:card.account'), job.client.account_number || null],
    // A wider screen shows client, address and hours under the title.
    [t('jobs:card.hours'), phone && hours.length > 0 ? hours.map(capitalized).join('\n') : null],
    [t('jobs:card.serviceStart'), job.service_start_date && formatDate(job.service_start_date)],
    [t('jobs:card.endDate'), job.end_date && formatDate(job.end_date)],
    [
      t('jobs:card.inspections'),
      job.inspection_frequency_days > 0
        ? t('jobs:card.days', { count: job.inspection_frequency_days })
        : null,
    ],
    [t('jobs:card.reports'), required(job.report_required)],
    [t('jobs:card.actionLogs'), required(job.action_log_required)],
    [
      t('jobs:card.vacant'),
      vacancy
        ? t('jobs:card.vacantShare', {
            share: formatPercent(vacancy.share, 1),
            sqft: formatNumber(vacancy.sqft),
          })
        : null,
    ],
  ];
  return <FactList className={classes.list} facts={rows} />;
};
