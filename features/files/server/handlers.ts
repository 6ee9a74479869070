import type { Handlers } from '#platform/server/http/call';
import type { fileEndpoints } from '../contract/index.ts';
import { deleteFile } from './actions/delete-file.ts';
import { getFile } from './actions/get-file.ts';
import { getSpeedImage } from './actions/get-speed-image.ts';
import { markFile } from './actions/mark-file.ts';
import { updateFile } from './actions/update-file.ts';
import type { FileOwners } from './file-owners.ts';

/** The features above say who may see the records that files hang on: this one knows none of them. */
export const fileHandlers = (owners: FileOwners): Handlers<typeof fileEndpoints> => ({
  getFile: (call) => getFile(call, owners),
  getSpeedImage,
  updateFile: (call) => updateFile(call, owners),
  markFile: (call) => markFile(call, owners),
  deleteFile: (call) => deleteFile(call, owners),
});
