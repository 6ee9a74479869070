import type { JobColumn } from '#features/sites/jobs/server';
import { assignmentTexts } from '../texts.ts';
import { managersOfJobs } from './area-managers-repository.ts';

export const managerColumn: JobColumn = {
  header: (locale) => assignmentTexts(locale)('export.managers'),
  values: (tenant, jobIds, { now, person }) => managersOfJobs(tenant, jobIds, { now, zone: person.timeZone }),
};
