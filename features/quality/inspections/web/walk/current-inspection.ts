import type { QueryClient } from '@tanstack/react-query';
import { serverNow } from '#platform/web/api/index';
import { unsentNow } from '#platform/web/outbox/index';
import type { Inspection } from '../../contract/index.ts';
import { inspectionQuery } from '../inspection-query.ts';
import { inspectionGroup } from '../outbox/about.ts';
import { type CurrentAnswers, currentAnswersOf } from '../outbox/current-answers.ts';
import { withUnsent } from '../outbox/with-unsent.ts';
import type { Walked } from './use-inspection.ts';

/** The answers of an inspection at this moment, from the cache and the outbox. What is drawn can be a moment older: just after an
 * answer was sent it shows the one before, and an entry made from that would overwrite the newer one. */
export const currentInspection = (
  client: QueryClient,
  { ref, inspection: drawn }: Pick<Walked, 'ref' | 'inspection'>,
): { inspection: Inspection; entered: () => CurrentAnswers } => {
  const writes = unsentNow(inspectionGroup(drawn.client_uuid));
  const known = client.getQueryData<Inspection>(inspectionQuery(ref).queryKey) ?? drawn;
  const inspection = withUnsent(known, writes);
  return { inspection, entered: () => currentAnswersOf(inspection, writes, serverNow().toISOString()) };
};
