import { seesOnlyFinal } from '#features/nights/action-logs/contract';
import { forbidden } from '#platform/contract/errors';
import type { Person } from '#platform/server/http/person';
import type { Work } from '../../../contract/index.ts';

/** Endpoints require the right to see open reports; for logs, the right to see open logs is required, too. */
export const checkSeesOpen = ({ flags }: Person, work: Work): void => {
  if (work === 'action_log' && (!flags.has('hasAccessActionLog') || seesOnlyFinal(flags))) throw forbidden();
};
