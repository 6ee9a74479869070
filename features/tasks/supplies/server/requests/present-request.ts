import type { FoundJob } from '#features/sites/jobs/server';
import type { Person } from '#platform/server/http/person';
import type { SupplyRequest } from '../../contract/index.ts';
import { mayCount } from '../supply-policy.ts';
import type { StoredRequest } from './request-repository.ts';

export const presentRequest = (
  request: StoredRequest,
  person: Person,
  site: Pick<FoundJob, 'status'>,
): SupplyRequest => ({
  ...request,
  can: { stock: request.status === 'delivered' && request.stocked === null && mayCount(person, site) },
});
