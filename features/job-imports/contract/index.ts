export { jobImportEndpoints } from './endpoints.ts';
export {
  type ImportMapping,
  type ImportTarget,
  importMapping,
  importStatuses,
  importTargets,
  type JobImport,
  jobImport,
  previewRow,
  rowRemark,
} from './import.ts';
