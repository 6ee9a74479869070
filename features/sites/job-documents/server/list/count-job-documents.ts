import type { SignedInCall } from '#platform/server/http/call';
import type { documentListEndpoints } from '../../contract/index.ts';
import { countDocuments } from './document-counts-repository.ts';
import { readingOf } from './reading-of.ts';

export const countJobDocuments = (call: SignedInCall<(typeof documentListEndpoints)['countJobDocuments']>) =>
  countDocuments(call.tenant, readingOf(call), call.query);
