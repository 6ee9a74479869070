import type { SignedInCall } from '#platform/server/http/call';
import type { documentListEndpoints } from '../../contract/index.ts';
import { listDocumentRows } from './document-list-repository.ts';
import { readingOf } from './reading-of.ts';

export const listJobDocuments = (call: SignedInCall<(typeof documentListEndpoints)['listJobDocuments']>) =>
  listDocumentRows(call.tenant, readingOf(call), call.query);
