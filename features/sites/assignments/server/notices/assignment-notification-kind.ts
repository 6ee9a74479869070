import { z } from 'zod';
import { findMembership } from '#features/accounts/access/server';
import type { ServerFeatureParts } from '#platform/server/feature/server-feature';
import { assignmentWords, type Line } from './assignment-words.ts';
import { jobNames } from './notice-facts-repository.ts';

type Kind = ServerFeatureParts['notices'];

/** Id of the preference for the person's own security and assignments, which nobody can turn off. */
const accountPreference = 26;

const held = z.object({
  assignment: z.string(),
  user_id: z.int(),
  job_id: z.int(),
  from_date: z.string().nullable(),
  to_date: z.string().nullable(),
});

const changeSet = z.object({
  changes: z.array(z.object({ before: held.nullable(), after: held.nullable() })),
});

type Change = z.infer<typeof changeSet>['changes'][number];

/** A deleted period, or one with an earlier last day, is told as gone; every other change as a new or changed assignment. */
const lineOf = ({ before, after }: Change, names: ReadonlyMap<number, string>): Line => {
  const { assignment, job_id } = (after ?? before) as z.infer<typeof held>;
  const site = { jobId: job_id, site: names.get(job_id) ?? '', assignment };
  if (!after) return { ...site, gone: true, date: null };
  const isShorter = before && after.to_date && (before.to_date === null || after.to_date < before.to_date);
  return isShorter
    ? { ...site, gone: true, date: after.to_date }
    : { ...site, gone: false, date: after.from_date };
};

const kindOf = (lines: readonly Line[]): string => {
  const gone = lines.filter((line) => line.gone).length;
  return `job-assignment.${gone === 0 ? 'added' : gone === lines.length ? 'removed' : 'changed'}`;
};

const notices: Kind['notices'] = async (tenant, event) => {
  const { changes } = changeSet.parse(event.data);
  const jobIds = changes.flatMap(({ before, after }) => (after ?? before)?.job_id ?? []);
  const names = await jobNames(tenant, [...new Set(jobIds)]);
  const by = event.actorUserId === null ? undefined : await findMembership(tenant, event.actorUserId);
  const actor = by?.name ?? null;
  const byPerson = Map.groupBy(changes, ({ before, after }) => (after ?? before)?.user_id ?? 0);
  return [...byPerson].map(([userId, own]) => {
    const lines = own.map((change) => lineOf(change, names));
    return {
      kind: kindOf(lines),
      preferenceId: accountPreference,
      jobRelations: [],
      own: [userId],
      flag: null,
      params: { actor, said: JSON.stringify(lines) },
    };
  });
};

/** Of several changes of one assignment at a site, the last one is told. */
const inOneMail: Kind['inOneMail'] = (sent) => {
  if (!sent.every(({ kind }) => kind.startsWith('job-assignment.'))) return undefined;
  const lines = new Map<string, Line>();
  for (const line of sent.flatMap(({ params }) => JSON.parse(String(params.said)) as Line[])) {
    const key = `${line.jobId} ${line.assignment}`;
    lines.delete(key);
    lines.set(key, line);
  }
  const latest = [...lines.values()];
  const [actor = null, ...others] = new Set(sent.map(({ params }) => params.actor ?? null));
  return {
    kind: kindOf(latest),
    params: { actor: others.length === 0 ? actor : null, said: JSON.stringify(latest) },
  };
};

/** Notifies people of changes of their own assignments: one notification per change set, however many sites; the changes of ten
 * minutes are one email. */
export const assignmentNotificationKind: Kind = {
  events: ['job-assignment.held'],
  delay: () => 0,
  notices,
  inOneMail,
  words: assignmentWords,
};
