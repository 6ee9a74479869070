export { jobImportHandlers } from './handlers.ts';
export { maySeeImportFile } from './may-see-import-file.ts';
export { type ImportWork, runImport } from './work/run-import.ts';
