import { invalid, notFound, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { confirmableGaps, type jobRecordEndpoints, jobTransitions } from '../../contract/index.ts';
import { presentJob } from '../job/job-presenter.ts';
import type { JobParts } from '../parts.ts';
import { mayConfirm } from './job-policy.ts';
import { findClientState, lockJob, saveJob } from './job-record-repository.ts';
import { recordJobChange } from './record-job-change.ts';

type Call = SignedInCall<(typeof jobRecordEndpoints)['activateJob']>;

/** A refusal names all gaps at once. */
export const activateJob = (parts: JobParts) => async (call: Call) => {
  const { tenant, person, params, body } = call;
  const { from, to } = jobTransitions.activate;
  const before = await lockJob(tenant, params.id);
  if (!before) throw notFound();
  if (!from.includes(before.status))
    throw refused('job_transition', {
      name: { code: 'job_transition_activate' },
      status: { code: `job_status_${before.status}` },
    });
  await findClientState(tenant, before.client_id);
  for (const { hold } of Object.values(parts.guards)) await hold?.(tenant, params.id);
  const { setup_incomplete: gaps } = await presentJob(parts, call, params.id);
  const confirmed = gaps.filter(
    (gap) => body.confirmed && mayConfirm(person) && confirmableGaps.includes(gap),
  );
  const missing = gaps.filter((gap) => !confirmed.includes(gap));
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((gap) => [gap, [`setup_${gap}`]])));
  await saveJob(tenant, params.id, { status: to, end_date: null });
  await recordJobChange(call, params.id, {
    action: 'job.activated',
    from: before.status,
    to,
    changes: confirmed.length > 0 ? { confirmed_without: [null, confirmed] } : {},
  });
  return presentJob(parts, call, params.id);
};
