import type { Handlers } from '#platform/server/http/call';
import type { fileEndpoints } from '../contract/index.ts';
import { getPaperProgress } from './papers/get-paper-progress.ts';
import { deleteFile } from './record/delete-file.ts';
import type { FileChanges } from './record/file-changes.ts';
import type { FileOwners } from './record/file-owners.ts';
import type { AllFileWriters } from './record/file-writers.ts';
import { markFile } from './record/mark-file.ts';
import { updateFile } from './record/update-file.ts';
import { getFile } from './serve/get-file.ts';
import { getSpeedImage } from './serve/get-speed-image.ts';

/** Higher features decide who may see the records that files belong to and who may change their files, because this feature
 * knows none of those records. */
export const fileHandlers = (
  owners: FileOwners,
  writers: AllFileWriters,
  hooks: FileChanges,
): Handlers<typeof fileEndpoints> => ({
  getFile: (call) => getFile(call, owners),
  getSpeedImage,
  updateFile: (call) => updateFile(call, owners, writers, hooks),
  markFile: (call) => markFile(call, owners, writers, hooks),
  getPaperProgress,
  deleteFile: (call) => deleteFile(call, owners, writers, hooks),
});
