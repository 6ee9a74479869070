export { answerPaper } from './papers/answer-paper.ts';
export { answerFrozen, type FrozenPapers, freezePaper, frozenFile } from './papers/frozen-papers.ts';
export { makePaper, type Paper, paperFile } from './papers/paper.ts';
export { paperLost, readFrozen } from './papers/read-frozen.ts';
export { serializePaper } from './papers/serialize-paper.ts';
export { storePaper } from './papers/store-paper.ts';
export { copyFiles } from './record/copy-files-repository.ts';
export { defineFileWriters, noFileWriters, onlyItsId } from './record/define-file-writers.ts';
export type { FileChange } from './record/file-changes.ts';
export type { FileOwner, FileOwnerCheck, FileOwners } from './record/file-owners.ts';
export { isPicture, type MayDraw, presentFile } from './record/file-presenter.ts';
export {
  archiveEarlierFiles,
  type FileRow,
  fileRow,
  filesOf,
  giveFile,
  loadFiles,
  queueUploads,
  setFileExpiry,
  setFileVisibility,
  softDeleteFile,
  updateDocumentRow,
} from './record/file-repository.ts';
export type { PhotoSource } from './record/photo-sources.ts';
export { presentFiles } from './record/present-files.ts';
export { referFiles } from './record/refer-files-repository.ts';
export { answerPicture } from './serve/answer-picture.ts';
export { paperPicture } from './serve/paper-picture.ts';
export { type AttachOptions, attachFiles } from './upload/attach-files.ts';
export { type DerivedSizes, deriveSizes } from './upload/derive-sizes.ts';
export { type StoredFile, storeFiles } from './upload/store-files.ts';
export { sweepOrphans } from './upload/sweep-orphans.ts';
