import { z } from 'zod';
import type { Flag } from '#platform/contract/flags';
import { holdsAny } from '#platform/contract/holds-any';
import type { Tenant } from '#platform/server/db/tenant';
import { seesAllJobs } from '../contract/index.ts';
import { flagsOf, grantColumns, grants, isActive } from './rights-repository.ts';
import { mayHoldWorkSql } from './users/may-hold-work-repository.ts';

/** Members `m` who are active or will be when they accept. */
const isMember = `m.organization_id = $1 and ${mayHoldWorkSql}`;

const row = grants.extend({ user_id: z.int(), sees_job: z.boolean() });

type Asked = {
  jobId: number | null;
  flag: Flag | readonly Flag[] | null;
  /** Leaves out people who hold this restriction. */
  unless?: Flag | undefined;
  /** Leaves out people with a viewer license. */
  internal?: boolean | undefined;
  /** Takes in invited people, by what they will be able to open. For work that is planned; nobody is notified by it. */
  evenInvited?: boolean | undefined;
  userIds: readonly number[];
};

/** Which of these people can open a record of a job: active members who see the job and hold the flag, or one of several. */
export const readersOf = async (
  tenant: Tenant,
  { jobId, flag, unless, internal, evenInvited, userIds }: Asked,
): Promise<Set<number>> => {
  if (userIds.length === 0) return new Set();
  const rows = await tenant.query({
    name: evenInvited ? 'coming-readers-of-job' : 'readers-of-job',
    text: `select m.user_id, ${grantColumns},
        exists (select from visible_jobs v where v.organization_id = $1 and v.user_id = m.user_id and v.job_id = $2)
          as sees_job
      from memberships m where ${evenInvited ? isMember : isActive} and m.user_id = any($3::int[])`,
    values: [tenant.organizationId, jobId, userIds],
    row,
  });
  const may = ({ sees_job, ...rights }: z.infer<typeof row>): boolean => {
    const held = flagsOf(rights);
    if ((unless && held.has(unless)) || (internal && rights.license === 'viewer')) return false;
    return (flag === null || holdsAny(held, flag)) && (jobId === null || sees_job || seesAllJobs(held));
  };
  return new Set(rows.filter(may).map(({ user_id }) => user_id));
};
