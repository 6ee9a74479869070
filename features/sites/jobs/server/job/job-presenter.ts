import { fileUrl } from '#features/accounts/files/contract';
import { buildingsOfJob } from '#features/sites/buildings/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type Job, jobTransitions } from '../../contract/index.ts';
import type { JobParts } from '../parts.ts';
import { findGaps } from '../record/find-gaps.ts';
import { rightsOverJobs } from '../record/job-policy.ts';
import { presentServices } from '../services/present-services.ts';
import { findWarnings } from './find-warnings.ts';
import { findJobCard } from './job-repository.ts';

export type Reading = { tenant: Tenant; person: Person; now: Date };

/** The Job Card as it is now. Sends the statements together to save round trips, then drops what the person may not
 * see. */
export const presentJob = async (
  parts: JobParts,
  { tenant, person, now }: Reading,
  id: number,
): Promise<Job> => {
  const [card, buildings, services, warnings, ...logos] = await Promise.all([
    findJobCard(tenant, id),
    buildingsOfJob(tenant, id),
    presentServices(parts, tenant, id),
    findWarnings(parts, { tenant, now, zone: person.timeZone }, id),
    ...Object.values(parts.logos).map((find) => find(tenant, id)),
  ]);
  if (!card) throw notFound();
  const { client_active, client_logo_id, ...fields } = card;
  const logo = logos.find((file) => file !== null) ?? client_logo_id;
  const facts = { ...fields, client_active, buildings, services };
  return {
    ...fields,
    logo_url: logo === null ? null : fileUrl(tenant.organizationId, logo, 'thumb'),
    buildings,
    services,
    setup_incomplete: await findGaps(parts, { tenant, now, zone: person.timeZone }, facts),
    warnings,
    allowed_transitions: jobTransitions.allowed(fields, person),
    can: rightsOverJobs(person),
  };
};
