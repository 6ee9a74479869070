import type { FileChange, FileOwnerCheck, FileWriterCheck } from '#features/files/server';
import { findEntry } from '../entries/entry-repository.ts';
import { loadForEdit } from '../log/load-log.ts';
import { recordLogChange } from '../log/record-log-change.ts';
import { seesLog } from './sees-log-repository.ts';

/** Clients with a login see the photos that a link would show them. */
const ofEntry: FileOwnerCheck = async (tenant, person, entryId) => {
  const entry = await findEntry(tenant, entryId);
  if (!entry || entry.deleted_at) return false;
  if (person.license === 'viewer' && entry.visibility !== 'public') return false;
  return seesLog(tenant, person, entry.log_id);
};

export const fileOwners = { 'action-log-entry': ofEntry };

/** Whether this person may write in this log is checked with the change itself. */
const mayWrite: FileWriterCheck = ({ flags, license }) =>
  license !== 'viewer' && flags.has('hasAccessActionLog');

export const fileWriters = { 'action-log-entry': mayWrite };

/** Nothing of a final log is changed, photos included. */
const changed: FileChange = async (call, { how, file }) => {
  const entry = await findEntry(call.tenant, file.owner_id);
  if (!entry) return;
  const log = await loadForEdit(call, entry.log_id);
  await recordLogChange(call, {
    action: `action-log.photo-${how}`,
    log,
    changes: { photos: how === 'deleted' ? [file.name, null] : [null, file.name] },
  });
};

export const fileChanges = { 'action-log-entry': changed };
