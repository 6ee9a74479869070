export { feature } from './feature.ts';
export type { FileOwner, FileOwnerCheck, FileOwners } from './record/file-owners.ts';
export { isPicture, presentFile } from './record/file-presenter.ts';
export {
  type FileRow,
  fileRow,
  filesOf,
  findFiles,
  setFileExpiry,
  softDeleteFile,
} from './record/file-repository.ts';
export { listFiles } from './record/list-files.ts';
export { answerPicture } from './serve/answer-picture.ts';
export { type AttachOptions, attachFiles } from './upload/attach-files.ts';
export { type DerivedSizes, deriveSizes } from './upload/derive-sizes.ts';
export { type StoredFile, storeFiles } from './upload/store-files.ts';
export { sweepOrphans } from './upload/sweep-orphans.ts';
