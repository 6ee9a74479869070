export { type AttachOptions, attachFiles } from './actions/attach-files.ts';
export { listFiles } from './actions/list-files.ts';
export { type StoredFile, storeFiles } from './actions/store-files.ts';
export { sweepOrphans } from './actions/sweep-orphans.ts';
export { answerPicture } from './answer-picture.ts';
export { feature } from './feature.ts';
export type { FileOwner, FileOwnerCheck, FileOwners } from './file-owners.ts';
export { isPicture, presentFile } from './file-presenter.ts';
export { type FileRow, fileRow, filesOf, findFiles, softDeleteFile } from './file-repository.ts';
