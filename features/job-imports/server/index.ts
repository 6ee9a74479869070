export { jobImportHandlers } from './handlers.ts';
export { type ImportWork, runImport } from './work/run-import.ts';
