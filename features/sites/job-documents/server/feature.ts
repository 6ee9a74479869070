import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { documentListEndpoints, jobDocumentEndpoints, jobDocumentMessages } from '../contract/index.ts';
import { auditedDocuments } from './audited-documents.ts';
import { documentChanged } from './document-changed.ts';
import { documentWriters, maySeeDocument } from './document-owner.ts';
import { exportJobDocuments } from './list/export-job-documents.ts';
import { countJobDocuments, listJobDocuments } from './list/list-job-documents.ts';
import { missingDocumentCriterion } from './list/missing-repository.ts';
import { listJobFiles } from './list-job-files.ts';
import { logoOfJob } from './logo-repository.ts';
import { expiryNotificationKind } from './notices/expiry-notification-kind.ts';
import { publishExpiring } from './notices/publish-expiring.ts';
import { documentPhotos } from './photos/document-photos-repository.ts';
import { updateJobFile } from './update-job-file.ts';
import { uploadJobFile } from './upload-job-file.ts';

export const feature = defineServerFeature({
  name: 'job-documents',
  endpoints: { ...jobDocumentEndpoints, ...documentListEndpoints },
  handlers: {
    listJobFiles,
    uploadJobFile,
    updateJobFile,
    listJobDocuments,
    countJobDocuments,
    exportJobDocuments,
  },
  messages: jobDocumentMessages,
  audited: auditedDocuments,
  fileOwners: { 'job-document': maySeeDocument },
  fileWriters: { 'job-document': documentWriters },
  jobLogos: { 'job-documents': logoOfJob },
  photoSources: documentPhotos,
  siteCriteria: { 'missing-document': missingDocumentCriterion },
  fileChanges: { 'job-document': documentChanged },
  liveAccess: { 'job-document': 'hasAccessWorld' },
  notices: { 'job-document': expiryNotificationKind },
  periodicWork: {
    advance: [({ wiring, untilDone, now }) => untilDone((tenant) => publishExpiring(wiring, tenant, now))],
  },
});
