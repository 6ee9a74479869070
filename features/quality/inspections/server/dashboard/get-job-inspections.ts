import { findOrganization, settingsOf } from '#features/accounts/organizations/server';
import { jobsInScope } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import { seesOnlyFinal, type siteScoreEndpoints } from '../../contract/index.ts';
import { nextDueOf, scoreTrendOf } from './job-scores-repository.ts';

type Call = SignedInCall<(typeof siteScoreEndpoints)['getJobInspections']>;

export const getJobInspections = async ({ params: { id }, tenant, person, now }: Call) => {
  const [job] = await jobsInScope(tenant, [id]);
  if (!job) throw notFound();
  const [organization, due, scores] = await Promise.all([
    findOrganization(tenant),
    nextDueOf(tenant, id),
    scoreTrendOf(tenant, id, seesOnlyFinal(person.flags)),
  ]);
  return {
    ...due,
    overdue: due.next_due_on !== null && due.next_due_on < dateAt(now, person.timeZone),
    target: settingsOf(organization).inspection_target,
    scores,
  };
};
