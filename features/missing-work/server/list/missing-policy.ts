import { seesOnlyFinal } from '#features/action-logs/contract';
import { forbidden } from '#platform/contract/errors';
import type { Person } from '#platform/server/http/person';
import type { Work } from '../../contract/index.ts';

/** Calls ask for the right to see open reports; who asks for logs needs that of logs, too. */
export const checkSeesOpen = ({ flags }: Person, work: Work): void => {
  if (work === 'action_log' && (!flags.has('hasAccessActionLog') || seesOnlyFinal(flags))) throw forbidden();
};
