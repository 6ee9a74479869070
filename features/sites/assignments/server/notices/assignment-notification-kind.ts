import { z } from 'zod';
import { loadMembership, roleWords } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { ServerFeatureParts } from '#platform/server/feature/server-feature';
import { readTexts } from '#platform/server/texts/read-texts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

/** A site in a notification. `date` is the first day, or the last day when `gone`. */
type Line = { jobId: number; site: string; assignment: string; gone: boolean; date: string | null };

const texts = readTexts({ en, es });

const kinds = ['added', 'removed', 'changed'] as const;

/** Maximum number of site names with the same assignment and date in one mail. */
const max = 60;

/** MM/DD/YYYY, also in Spanish. */
const dateText = (date: string): string => date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');

/** In the language of who reads it; sites with the same assignment and date stand together. */
const assignmentWords: ServerFeatureParts['notices']['words'] = (name, params, locale) => {
  const kind = kinds.find((known) => name === `job-assignment.${known}`);
  if (!kind) return undefined;
  const t = texts(locale);
  const lines = JSON.parse(String(params.said)) as Line[];
  const label = ({ assignment: held, gone, date }: Line): string => {
    const assignment = roleWords(held, locale);
    return date
      ? t(gone ? 'until' : 'from', { assignment, date: dateText(date) })
      : t(gone ? 'ended' : 'now', { assignment });
  };
  const facts = [...Map.groupBy(lines, label)].map(([said, alike]) => {
    const sites = alike.map(({ site }) => site);
    const more = sites.length - max;
    const rest = more > 0 ? [t('more', { count: more })] : [];
    return { label: said, value: [...sites.slice(0, max), ...rest].join(', ') };
  });
  const [first] = lines;
  const opens = kind === 'added' && lines.length === 1 && first;
  return {
    title: t(`title.${kind}`, { count: lines.length }),
    text: lines.length === 1 && first ? `${first.site} · ${label(first)}` : String(params.actor ?? ''),
    sentence: t(`sentence.${kind}`, { actor: String(params.actor ?? t('somebody')) }),
    facts,
    button: t(opens ? 'openSite' : 'open'),
    link: opens ? `/job/${first.jobId}` : '/',
  };
};

/** Names of jobs, including deleted ones, because people who lost one are told its name. */
const jobNames = async (tenant: Tenant, jobIds: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const rows = await tenant.db
    .selectFrom('jobs')
    .select(['id', 'job_name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(jobIds))
    .execute();
  return new Map(rows.map(({ id, job_name }) => [id, job_name]));
};

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
  const by = event.actorUserId === null ? undefined : await loadMembership(tenant, event.actorUserId);
  const actor = by?.name ?? null;
  const byPerson = Map.groupBy(changes, ({ before, after }) => (after ?? before)?.user_id ?? 0);
  return [...byPerson].map(([userId, own]) => {
    const lines = own.map((change) => lineOf(change, names));
    return {
      kind: kindOf(lines),
      preferenceId: accountPreference,
      jobRoles: [],
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
