export {
  type DocumentCounts,
  type DocumentRow,
  type DocumentState,
  documentCounts,
  documentRow,
  documentState,
  documentStates,
  type JobDocument,
  jobDocument,
} from './document.ts';
export {
  type DocumentType,
  documentType,
  documentTypes,
  isConfidential,
  isSingle,
  mayReadType,
  mayWriteType,
  missableTypes,
  mustExpire,
  readableTypes,
  requiredTypes,
} from './document-types.ts';
export { jobDocumentEndpoints } from './endpoints.ts';
export { documentExportColumns, documentListEndpoints } from './list-endpoints.ts';
export { jobDocumentMessages } from './messages.ts';
