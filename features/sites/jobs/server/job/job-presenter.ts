import { fileUrl } from '#features/accounts/files/contract';
import type { Building } from '#features/sites/buildings/contract';
import { buildingsOfJob } from '#features/sites/buildings/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import {
  type Job,
  type JobService,
  jobTransitions,
  jobWarnings,
  type SetupGap,
  setupGaps,
} from '../../contract/index.ts';
import type { JobParts } from '../parts.ts';
import { rightsOverJobs } from '../record/job-policy.ts';
import { presentServices } from '../services/present-services.ts';
import { loadJobCard } from './job-repository.ts';

const hasAddress = ({ address, city, state, zip }: Building): boolean =>
  [address, city, state, zip].every((part) => part.trim() !== '');

const gapsOfBuildings = (buildings: readonly Building[]): SetupGap[] => {
  const addressed = buildings.filter(hasAddress);
  if (addressed.some(({ area_id }) => area_id !== null)) return [];
  // One building must have both an area and an address.
  const anyArea = buildings.some(({ area_id }) => area_id !== null);
  return [
    ...(addressed.length === 0 ? ['address' as const] : []),
    ...(addressed.length > 0 || !anyArea ? ['area' as const] : []),
  ];
};

type Facts = Pick<Job, 'id' | 'job_number' | 'job_name'> & {
  client_active: boolean;
  buildings: readonly Building[];
  services: readonly Pick<JobService, 'status'>[];
};

/** The gaps of the job itself. Found for every status, because imports create active jobs with such gaps. */
export const gapsOfJob = ({
  job_number,
  job_name,
  client_active,
  buildings,
  services,
}: Facts): SetupGap[] => [
  ...(job_number.trim() === '' ? ['job_number' as const] : []),
  ...(job_name.trim() === '' ? ['job_name' as const] : []),
  ...(client_active ? [] : ['client_inactive' as const]),
  ...gapsOfBuildings(buildings),
  ...(services.some(({ status }) => status === 'active') ? [] : ['service' as const]),
];

/** All gaps, including those that higher features report, in the order of `setupGaps`. */
const loadGaps = async (
  { guards }: Pick<JobParts, 'guards'>,
  { tenant, now, zone }: { tenant: Tenant; now: Date; zone: string },
  job: Facts,
): Promise<SetupGap[]> => {
  const at = { now, zone: job.buildings[0]?.time_zone ?? zone };
  const others = await Promise.all(
    Object.values(guards).map(async ({ gap, isMet }) => ((await isMet(tenant, job.id, at)) ? [] : [gap])),
  );
  const gaps = new Set([...gapsOfJob(job), ...others.flat()]);
  return setupGaps.filter((gap) => gaps.has(gap));
};

type At = { tenant: Tenant; now: Date; zone: string };

/** The warnings that higher features report for a job, in a fixed order. The caller must check that the job may be seen. */
const loadWarnings = async (
  parts: Pick<JobParts, 'warnings'>,
  { tenant, now, zone }: At,
  jobId: number,
): Promise<Job['warnings']> => {
  const all = Object.values(parts.warnings);
  const found = Object.assign(
    {},
    ...(await Promise.all(all.map((find) => find(tenant, jobId, { now, zone })))),
  );
  return jobWarnings.flatMap((warning) => (found[warning] > 0 ? [{ warning, count: found[warning] }] : []));
};

export type Reading = { tenant: Tenant; person: Person; now: Date };

/** The Job Card as it is now. Sends the statements together to save round trips, then drops what the person may not
 * see. */
export const presentJob = async (
  parts: JobParts,
  { tenant, person, now }: Reading,
  id: number,
): Promise<Job> => {
  const [card, buildings, services, warnings, ...logos] = await Promise.all([
    loadJobCard(tenant, id),
    buildingsOfJob(tenant, id),
    presentServices(parts, tenant, id),
    loadWarnings(parts, { tenant, now, zone: person.timeZone }, id),
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
    setup_incomplete: await loadGaps(parts, { tenant, now, zone: person.timeZone }, facts),
    warnings,
    allowed_transitions: jobTransitions.allowed(fields, person),
    can: rightsOverJobs(person),
  };
};
