export { type AttachOptions, attachFiles } from './actions/attach-files.ts';
export { listFiles } from './actions/list-files.ts';
export { type PreparedFile, prepareFiles } from './actions/prepare-files.ts';
export { sweepOrphans } from './actions/sweep-orphans.ts';
export type { FileOwnerCheck, FileOwners } from './file-owners.ts';
export { presentFile } from './file-presenter.ts';
export { type FileRow, filesOf, softDeleteFile } from './file-repository.ts';
export { fileHandlers } from './handlers.ts';
