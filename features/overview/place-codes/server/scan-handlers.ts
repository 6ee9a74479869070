import { presentSharedOrganization } from '#features/sites/sharing/server';
import { notFound } from '#platform/contract/errors';
import type { Handlers } from '#platform/server/http/call';
import type { placeCodeEndpoints } from '../contract/index.ts';
import { findCodeOwner, findScannedPlace } from './scan-repository.ts';

type Scans = Pick<typeof placeCodeEndpoints, 'findPlaceCode' | 'openPlaceCode'>;

export const scanHandlers: Handlers<Scans> = {
  findPlaceCode: async ({ params, wiring }) => {
    const owner = await findCodeOwner(wiring.database.identity, params.code);
    if (!owner) throw notFound();
    const { replaced, ...organization } = owner;
    return { organization: presentSharedOrganization(organization), replaced };
  },
  openPlaceCode: async ({ tenant, person, params }) => {
    const found = await findScannedPlace(tenant, params.code);
    if (!found) throw notFound();
    const { flags, license } = person;
    const full = license !== 'viewer';
    const can = {
      inspect: full && flags.has('hasAccessInspections') && flags.has('inspections.canEdit'),
      write_report: full && flags.has('hasAccessReports') && flags.has('reports.canEdit'),
      add_task: full && flags.has('tasks.canAddTask'),
      write_log: full && flags.has('hasAccessActionLog') && flags.has('actionLogs.canEdit'),
    };
    return { ...found, jobs: found.jobs.map((job) => ({ ...job, can })) };
  },
};
