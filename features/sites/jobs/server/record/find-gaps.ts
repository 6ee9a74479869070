import type { Building } from '#features/sites/buildings/contract';
import type { Tenant } from '#platform/server/db/tenant';
import type { Job, JobService, SetupGap } from '../../contract/index.ts';
import { setupGaps } from '../../contract/index.ts';
import type { JobParts } from '../parts.ts';

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
export const findGaps = async (
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
