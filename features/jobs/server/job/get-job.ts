import { buildingsOfJob, presentBuilding } from '#features/buildings/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { jobEndpoints } from '../../contract/index.ts';
import { presentJob } from './job-presenter.ts';
import { findJobCard, servicesOfJob } from './job-repository.ts';

/** Sends all statements at once to save round trips, then drops what the person may not see. */
export const getJob = async ({ params, tenant, person }: SignedInCall<(typeof jobEndpoints)['getJob']>) => {
  const [card, buildings, services] = await Promise.all([
    findJobCard(tenant, params.id),
    buildingsOfJob(tenant, params.id),
    servicesOfJob(tenant, params.id),
  ]);
  if (!card) throw notFound();
  return presentJob(
    card,
    buildings.map((building) => presentBuilding(building, person.flags)),
    services,
  );
};
