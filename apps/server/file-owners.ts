import { maySeeContractFile } from '#features/contracts/server';
import type { FileOwners } from '#features/files/server';
import { maySeeTask } from '#features/tasks/server';
import { findMembership } from '#features/users/server';

/** Who may see the files of which records: their features answer. */
export const fileOwners: FileOwners = {
  organization: async () => true,
  user: async (tenant, _person, userId) => (await findMembership(tenant, userId)) !== undefined,
  contract: maySeeContractFile,
  task: (tenant, _person, taskId) => maySeeTask(tenant, taskId),
};
