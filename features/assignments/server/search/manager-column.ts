import type { SiteColumns } from '#features/jobs/server';
import { assignmentTexts } from '../texts.ts';
import { managersOfJobs } from './area-managers-repository.ts';

export const managerColumn: SiteColumns = {
  headers: (locale) => [assignmentTexts(locale)('export.managers')],
  values: async (tenant, jobIds, { now, person }) => {
    const managers = await managersOfJobs(tenant, jobIds, { now, zone: person.timeZone });
    return new Map([...managers].map(([jobId, names]) => [jobId, [names]]));
  },
};
