import { type Audited, auditWords } from '#platform/server/audit/audited';
import { jobTexts } from '../texts.ts';
import { daysWords } from './days-words.ts';

/** What the audit log says about jobs and their services. */
export const auditedJobs = {
  job: {
    records: {
      table: 'jobs',
      name: `r.job_number || ' ' || r.job_name`,
      path: (id) => `/job/${id}`,
    },
    words: auditWords(jobTexts, {
      fields: {
        job_number: 'list.number',
        job_name: 'field.job_name',
        client_id: 'list.client',
        building_ids: 'list.buildings',
        service_start_date: 'field.service_start_date',
        end_date: 'card.endDate',
        inspection_frequency_days: 'field.inspection_frequency_days',
        report_required: 'field.report_required',
        action_log_required: 'field.action_log_required',
        winteam_job_number: 'field.winteam_job_number',
        description: 'card.description',
        confirmed_without: 'field.confirmed_without',
      },
      values: { status: 'status', confirmed_without: 'setup' },
      named: true,
    }),
    refers: { client_id: 'client', building_ids: 'building' },
  },
  job_service: {
    records: { table: 'job_services', name: 'r.name', of: 'job_id', path: (id) => `/job/${id}` },
    words: auditWords(jobTexts, {
      fields: {
        name: 'list.name',
        type: 'services.typeLabel',
        days_of_week: 'services.days',
        start_time: 'services.start',
        end_time: 'services.end',
        headcount: 'services.headcount',
      },
      values: { status: 'status', type: 'services.type' },
      described: { days_of_week: daysWords },
    }),
  },
} as const satisfies Readonly<Record<string, Audited>>;
