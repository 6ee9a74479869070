import { useQuery } from '@tanstack/react-query';
import { useText } from '#platform/web/i18n/index';
import type { Job } from '../../contract/index.ts';
import { buildingsQuery } from './buildings-query.ts';
import type { JobValues } from './job-values.ts';

/** Fields and values of a job in words, for the comparison after a stale save. */
export const useJobWords = (job: Job) => {
  const t = useText();
  const { data } = useQuery(buildingsQuery);
  const known = new Map([...(data?.rows ?? []), ...job.buildings].map(({ id, name }) => [id, name]));
  const yesNo = (value: boolean) => t(value ? 'platform:list.yes' : 'platform:list.no');
  return {
    labels: {
      job_number: t('jobs:list.number'),
      job_name: t('jobs:field.job_name'),
      client_id: t('jobs:client'),
      description: t('jobs:card.description'),
      building_ids: t('jobs:card.buildings'),
      service_start_date: t('jobs:field.service_start_date'),
      inspection_frequency_days: t('jobs:field.inspection_frequency_days'),
      report_required: t('jobs:field.report_required'),
      action_log_required: t('jobs:field.action_log_required'),
      winteam_job_number: t('jobs:field.winteam_job_number'),
    },
    shown: (values: JobValues) => ({
      ...values,
      client_id: values.client_id === job.client.id ? job.client.name : `#${values.client_id}`,
      building_ids: values.building_ids.map((id) => known.get(id) ?? `#${id}`).join(', '),
      report_required: yesNo(values.report_required),
      action_log_required: yesNo(values.action_log_required),
    }),
  };
};
