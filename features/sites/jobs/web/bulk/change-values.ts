import { z } from 'zod';
import * as field from '#platform/contract/fields';
import type { ReversibleChange } from '#platform/web/bulk/index';
import { bulkFields, daysOfWeek, serviceTypes } from '../../contract/index.ts';
import { changeAreaOfJobs, changeJobs, changeServiceDays } from './change-jobs.ts';

/** What can be changed at many job sites: fields of the job, days of a service, the area of the buildings. */
export const changeable = [...bulkFields, 'service_days', 'area_id'] as const;

export const changeSchema = z
  .object({
    what: z.enum(changeable),
    date: z.union([z.literal(''), field.date]),
    days: z.int().min(0).max(999),
    required: z.enum(['yes', 'no']),
    service: z.enum(serviceTypes),
    weekdays: daysOfWeek,
    area: field.id.nullable(),
  })
  .refine(({ what, date }) => what !== 'service_start_date' || date !== '', {
    path: ['date'],
    error: 'required',
  });

export type ChangeValues = z.infer<typeof changeSchema>;

export const newChange: ChangeValues = {
  what: 'service_start_date',
  date: '',
  days: 30,
  required: 'yes',
  service: 'night-cleaning',
  weekdays: [],
  area: null,
};

export const changeOf = (values: ChangeValues): ReversibleChange => {
  switch (values.what) {
    case 'service_start_date':
      return changeJobs({ service_start_date: values.date });
    case 'inspection_frequency_days':
      return changeJobs({ inspection_frequency_days: values.days });
    case 'service_days':
      return changeServiceDays(values.service, values.weekdays);
    case 'area_id':
      return changeAreaOfJobs(values.area);
    default:
      return changeJobs({ [values.what]: values.required === 'yes' });
  }
};
