import * as field from '#platform/contract/fields';
import { type JobService, jobServiceEndpoints } from '../../contract/index.ts';

export type ServiceValues = {
  type: JobService['type'];
  name: string;
  status: JobService['status'];
  days_of_week: number[];
  start_time: string;
  end_time: string;
  headcount: number | '';
};

export const createSchema = jobServiceEndpoints.createService.body;

/** All fields are sent: of an optional one, an emptied input would be left out and keep its value. */
export const editSchema = createSchema.extend({ updated_at: field.updatedAt });

export const valuesOf = (service: JobService): ServiceValues => ({
  type: service.type,
  name: service.name,
  status: service.status,
  days_of_week: service.days_of_week,
  start_time: service.start_time?.slice(0, 5) ?? '',
  end_time: service.end_time?.slice(0, 5) ?? '',
  headcount: service.headcount ?? '',
});

export const newService = (name: string): ServiceValues => ({
  type: 'cleaning',
  name,
  status: 'active',
  days_of_week: [1, 2, 3, 4, 5],
  start_time: '',
  end_time: '',
  headcount: '',
});
