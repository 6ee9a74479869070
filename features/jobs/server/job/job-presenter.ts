import type { Building } from '#features/buildings/contract';
import type { Job, JobService } from '../../contract/index.ts';
import type { JobCard } from './job-repository.ts';

type Missing = Job['setup_incomplete'][number];

const hasAddress = ({ address, city, state, zip }: Building): boolean =>
  [address, city, state, zip].every((part) => part.trim() !== '');

/** What somebody would have to add to activate the job. Computed for every status, because imports create active jobs
 * without these. */
export const missingSetup = (
  clientActive: boolean,
  buildings: readonly Building[],
  services: readonly JobService[],
): Missing[] => {
  const missing: Missing[] = [];
  if (!buildings.some(hasAddress)) missing.push('address');
  if (!buildings.some((building) => building.area_id !== null)) missing.push('area');
  if (!services.some((service) => service.status === 'active')) missing.push('service');
  if (!clientActive) missing.push('client_inactive');
  return missing;
};

export const presentJob = (
  { client_active, ...card }: JobCard,
  buildings: Building[],
  services: JobService[],
): Job => ({
  ...card,
  buildings,
  services,
  setup_incomplete: missingSetup(client_active, buildings, services),
});
