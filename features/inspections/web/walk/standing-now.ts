import type { QueryClient } from '@tanstack/react-query';
import { serverNow } from '#platform/web/api/index';
import { unsentNow } from '#platform/web/outbox/index';
import type { Inspection } from '../../contract/index.ts';
import { inspectionQuery } from '../inspection-query.ts';
import { inspectionGroup } from '../outbox/about.ts';
import { type GivenByName, givenOf } from '../outbox/given.ts';
import { withUnsent } from '../outbox/with-unsent.ts';
import type { Walked } from './use-inspection.ts';

/** The answers of an inspection at this moment. The drawn ones can be older: an answer that was just sent is no longer among the
 * unsent writes, and is drawn from the server's answer a moment later. An entry made from what is drawn would take it back. */
export const standingNow = (
  client: QueryClient,
  { ref, inspection: drawn }: Pick<Walked, 'ref' | 'inspection'>,
): { inspection: Inspection; given: () => GivenByName } => {
  const writes = unsentNow(inspectionGroup(drawn.client_uuid));
  const known = client.getQueryData<Inspection>(inspectionQuery(ref).queryKey) ?? drawn;
  const inspection = withUnsent(known, writes);
  return { inspection, given: () => givenOf(inspection, writes, serverNow().toISOString()) };
};
