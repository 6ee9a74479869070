import { z } from 'zod';
import { noteText } from '#features/sites/notes/server';
import type { Notice, NotificationKind } from '#features/sites/notifications/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { readTexts } from '#platform/server/texts/read-texts';
import { shownDate } from '#platform/server/texts/shown-date';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const row = z.object({
  id: z.int(),
  number: z.string(),
  title: z.string(),
  status: z.string(),
  client: z.string(),
  site: z.string().nullable(),
  day: z.string().nullable(),
  actor: z.string().nullable(),
  people: z.array(z.int()),
  billing: z.array(z.int()),
});

type NoticeFacts = z.infer<typeof row>;

/** What notices say of a project: `people` plan it or answer for it, `billing` hold the role of that name. */
const noticeFacts = async (
  tenant: Tenant,
  id: number,
  actorUserId: number | null,
): Promise<NoticeFacts | undefined> => {
  const [found] = await tenant.query({
    name: 'special-project-notice-facts',
    text: `select t.id, t.number, t.title, t.status, c.name as client, b.name as site, t.scheduled_date::text as day,
        (select m.name from memberships m where m.organization_id = $1 and m.user_id = $3) as actor,
        coalesce((select json_agg(distinct w.user_id) from special_project_people w
          where w.organization_id = $1 and w.special_project_id = t.id), '[]') as people,
        coalesce((select json_agg(distinct mr.user_id) from membership_roles mr
          join roles r on r.organization_id = $1 and r.id = mr.role_id and r.key = 'billing' and r.deleted_at is null
          where mr.organization_id = $1), '[]') as billing
      from special_projects t
      join clients c on c.organization_id = $1 and c.id = t.client_id
      left join buildings b on b.organization_id = $1 and b.id = t.building_id
      where t.organization_id = $1 and t.id = $2 and t.deleted_at is null`,
    values: [tenant.organizationId, id, actorUserId],
    row,
  });
  return found;
};

const texts = readTexts({ en, es });

const noticeSteps = ['activate', 'moved-day', 'hold', 'cancel', 'close', 'mentioned'] as const;

type NoticeStep = (typeof noticeSteps)[number];

/** What happened to a project, in the language of who reads it. */
const projectWords: NotificationKind['words'] = (name, params, locale) => {
  const step = noticeSteps.find((known) => name === `special-project.${known}`);
  if (!step) return undefined;
  const t = texts(locale);
  const { id, number, title, client, site, before, day, actor, note } = params;
  const project = `${number} ${title}`;
  const values = {
    project,
    who: String(actor ?? t('somebody')),
    before: before ? shownDate(String(before)) : '',
    day: day ? shownDate(String(day)) : '',
  };
  const facts = [
    { label: t('project'), value: project },
    { label: t('client'), value: String(client) },
    { label: t('site'), value: String(site ?? '') },
    { label: t('day'), value: step === 'activate' || step === 'moved-day' ? values.day : '' },
    { label: t(step === 'mentioned' ? 'note' : 'reason'), value: String(note ?? '') },
  ];
  return {
    title: t(`title.${step}`, values),
    text: [client, site].filter(Boolean).join(' · '),
    sentence: t(`sentence.${before ? 'moved-date' : step}`, values),
    facts: facts.filter(({ value }) => value !== ''),
    button: t('open'),
    link: `/special-project/${id}`,
  };
};

/** The row of the preferences for each; null for mentions, of which people are told in any case. */
const rows: Readonly<Record<NoticeStep, number | null>> = {
  activate: 16,
  'moved-day': 16,
  hold: 17,
  cancel: 17,
  close: 18,
  mentioned: null,
};

/** Data of the event when one date of work that recurs was moved. */
const movedDate = z.object({ before: z.string(), day: z.string() });

const mentionedIn = ({ data: { mentions } }: Event): number[] =>
  Array.isArray(mentions) ? mentions.filter((id) => typeof id === 'number') : [];

const stepOf = (event: Event): NoticeStep | undefined => {
  const { name, data } = event;
  if (name === 'special-project.noted') return mentionedIn(event).length > 0 ? 'mentioned' : undefined;
  const wording = name === 'special-project.rescheduled' ? 'moved-day' : data.transition;
  return noticeSteps.find((step) => step === wording);
};

const concerned = (step: NoticeStep, event: Event, { people, billing }: NoticeFacts): number[] => {
  if (step === 'mentioned') return mentionedIn(event);
  return step === 'close' ? [...new Set([...people, ...billing])] : people;
};

/** The words of the note in which somebody is mentioned, or the reason of a step. */
const wordsOf = async (tenant: Tenant, { data: { note, note_id } }: Event): Promise<string | null> => {
  if (typeof note_id === 'number') return (await noteText(tenant, note_id)) ?? null;
  return typeof note === 'string' ? note : null;
};

/** People who see only active projects are not told of these, because they no longer see the project. */
const ends: readonly NoticeStep[] = ['cancel', 'close'];

/** What special projects tell people about. The feature `proposals` tells of what is offered to clients. No notification names an
 * amount. */
export const projectNotificationKind: NotificationKind = {
  events: ['special-project.moved', 'special-project.rescheduled', 'special-project.noted'],
  delay: (event) => (stepOf(event) === undefined ? undefined : 0),
  notices: async (tenant, event) => {
    const step = stepOf(event);
    const facts = step && (await noticeFacts(tenant, event.entityId, event.actorUserId));
    if (!facts) return [];
    const { id, number, title, client, site, day, actor } = facts;
    const moved = movedDate.safeParse(event.data).data;
    const notice: Notice = {
      kind: `special-project.${step}`,
      preferenceId: rows[step],
      own: concerned(step, event, facts),
      flag: 'hasAccessSpecialProjects',
      ...(step === 'mentioned' && { jobRoles: [], internal: true }),
      ...(ends.includes(step) && { unless: 'specialProjects.onlyActive' }),
      params: {
        id,
        number,
        title,
        client,
        site,
        before: moved?.before ?? null,
        day: moved?.day ?? day,
        actor,
        note: await wordsOf(tenant, event),
      },
    };
    return [notice];
  },
  words: projectWords,
};
