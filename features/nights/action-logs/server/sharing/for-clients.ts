import { publicNames } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { LogDetail } from '../log/log-detail-repository.ts';

/** An entry that was shown, without what clients may not see of it. */
export const entryForClients = (entry: LogDetail['entries'][number]): LogDetail['entries'][number] => ({
  ...entry,
  task: null,
  requested_by: null,
  requested_at: null,
  created_by: null,
  files: entry.files.map((file) => ({ ...file, uploaded_by: null, uploader_name: null })),
});

/** A log without anything that its client may not see: what was said of the day, and entries that nobody has shown. */
export const forClients = (row: LogDetail): LogDetail => {
  const entries = row.entries.filter(({ visibility }) => visibility === 'public').map(entryForClients);
  return {
    ...row,
    comment: '',
    shift_start: null,
    shift_end: null,
    reopened_at: null,
    reopened_by: null,
    entries,
    history: [],
    rounds: [],
    entry_count: entries.length,
    photo_count: entries.reduce((sum, { files }) => sum + files.length, 0),
  };
};

/** The same, with the porter as strangers may know people. */
export const forStrangers = async (tenant: Tenant, row: LogDetail): Promise<LogDetail> => {
  const names = await publicNames(tenant, [row.porter_id]);
  return {
    ...forClients(row),
    porter: { ...row.porter, name: names.get(row.porter_id) ?? '' },
    finalized_by: null,
  };
};
