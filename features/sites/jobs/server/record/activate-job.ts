import { invalid, notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { confirmableGaps, type jobRecordEndpoints } from '../../contract/index.ts';
import { presentJob } from '../job/job-presenter.ts';
import type { JobParts } from '../parts.ts';
import { mayConfirm } from './job-policy.ts';
import { loadClientState, lockJob } from './job-record-repository.ts';
import { jobSteps } from './job-steps.ts';

type Call = SignedInCall<(typeof jobRecordEndpoints)['activateJob']>;

/** A refusal names all gaps at once. */
export const activateJob = (parts: JobParts) => async (call: Call) => {
  const { tenant, person, params, body } = call;
  const before = await lockJob(tenant, params.id);
  if (!before) throw notFound();
  await jobSteps.apply(call, before, {
    name: 'activate',
    effect: async () => {
      await loadClientState(tenant, before.client_id);
      for (const { hold } of Object.values(parts.guards)) await hold?.(tenant, params.id);
      const { setup_incomplete: gaps } = await presentJob(parts, call, params.id);
      const confirmed = gaps.filter(
        (gap) => body.confirmed && mayConfirm(person) && confirmableGaps.includes(gap),
      );
      const missing = gaps.filter((gap) => !confirmed.includes(gap));
      if (missing.length > 0)
        throw invalid(Object.fromEntries(missing.map((gap) => [gap, [`setup_${gap}`]])));
      const set = { end_date: null };
      return confirmed.length > 0 ? { set, changes: { confirmed_without: [null, confirmed] } } : { set };
    },
  });
  return presentJob(parts, call, params.id);
};
