import { z } from 'zod';
import { changeBuildings } from '#features/sites/buildings/web';
import * as field from '#platform/contract/fields';
import { call } from '#platform/web/api/index';
import { inParts, type ReversibleChange, reversibleChange } from '#platform/web/bulk/index';
import {
  bulkFields,
  daysOfWeek,
  type JobChange,
  type JobService,
  jobBulkEndpoints,
  serviceTypes,
} from '../../contract/index.ts';

const changeJobs = (change: JobChange): ReversibleChange =>
  reversibleChange(
    (ids) => call(jobBulkEndpoints.changeJobs, { body: { ids, change } }),
    (changed, idempotencyKey) =>
      call(jobBulkEndpoints.undoJobChanges, { body: { changed } }, { idempotencyKey }),
  );

/** Counts services, of which a job may have several of a kind, or none. */
const changeServiceDays = (type: JobService['type'], days: readonly number[]): ReversibleChange => {
  let without = 0;
  const change = reversibleChange(
    async (ids) => {
      const body = { ids, type, days_of_week: [...days] };
      const answer = await call(jobBulkEndpoints.changeServiceDays, { body });
      without += answer.without.length;
      return answer;
    },
    (changed, idempotencyKey) =>
      call(jobBulkEndpoints.undoServiceDays, { body: { changed } }, { idempotencyKey }),
  );
  // Where jobs have several of the kind, more services may change than there are jobs, and some jobs still have none.
  return {
    ...change,
    run: async (ids) => Math.max(await change.run(ids), change.changed() + without),
  };
};

/** Moves the buildings of the jobs to an area. */
const changeAreaOfJobs = (areaId: number | null): ReversibleChange => {
  const change = changeBuildings({ area_id: areaId });
  return {
    ...change,
    run: async (ids) => {
      const buildings = new Set<number>();
      for (const part of inParts(ids))
        for (const id of (await call(jobBulkEndpoints.listBuildingIds, { query: { ids: part } })).ids)
          buildings.add(id);
      return change.run([...buildings]);
    },
  };
};

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
