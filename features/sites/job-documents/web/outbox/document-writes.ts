import { text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import { type DocumentType, jobDocumentEndpoints } from '../../contract/index.ts';
import { jobFilesHref } from '../addresses.ts';
import { refreshDocuments } from '../live.ts';

type AboutDocument = { jobId: number; type: DocumentType; name: string };

export const uploadDocumentWrite: WriteKind<typeof jobDocumentEndpoints.uploadJobFile, AboutDocument> = {
  name: 'uploadJobFile',
  endpoint: jobDocumentEndpoints.uploadJobFile,
  title: ({ type }) => text('job-documents:outbox.upload', { type: text(`job-documents:type.${type}`) }),
  place: ({ name }) => name,
  page: ({ jobId }) => jobFilesHref(jobId),
  delivered: ({ client, answer }) => refreshDocuments(client, [answer.id]),
};

export const documentWrites = [uploadDocumentWrite];
