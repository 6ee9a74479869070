import { maySeeBuilding } from '#features/buildings/server';
import { maySeeClient } from '#features/clients/server';
import { maySeeContractFile } from '#features/contracts/server';
import type { FileOwners } from '#features/files/server';
import { maySeeImportFile } from '#features/job-imports/server';
import { maySeeJob } from '#features/jobs/server';
import { recordOfNote } from '#features/notes/server';
import { maySeeTask } from '#features/tasks/server';
import { findMembership } from '#features/users/server';

/** Who may see the files of which records: their features answer. */
export const fileOwners: FileOwners = {
  organization: async () => true,
  user: async (tenant, _person, userId) => (await findMembership(tenant, userId)) !== undefined,
  'job-import-upload': maySeeImportFile,
  client: (tenant, _person, clientId) => maySeeClient(tenant, clientId),
  building: (tenant, _person, buildingId) => maySeeBuilding(tenant, buildingId),
  job: (tenant, _person, jobId) => maySeeJob(tenant, jobId),
  contract: maySeeContractFile,
  note: (tenant, _person, noteId) => recordOfNote(tenant, noteId),
  task: (tenant, _person, taskId) => maySeeTask(tenant, taskId),
};
