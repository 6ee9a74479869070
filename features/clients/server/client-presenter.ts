import type { ClientRow } from '../contract/index.ts';
import type { Client } from './client-repository.ts';

export const presentClient = (row: Client, activeJobs: number): ClientRow => ({
  id: row.id,
  account_number: row.account_number,
  name: row.name,
  type: row.type as ClientRow['type'],
  status: row.status as ClientRow['status'],
  phone: row.phone,
  active_jobs: activeJobs,
});
