import { z } from 'zod';
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
  actor: z.string().nullable(),
  valid_until: z.string().nullable(),
  managers: z.array(z.int()),
  schedulers: z.array(z.int()),
  /** Who sent the latest proposal. */
  sender: z.int().nullable(),
});

type NoticeFacts = z.infer<typeof row>;

const people = (role: 'manager' | 'scheduler') => `coalesce((select json_agg(w.user_id)
  from special_project_people w where w.organization_id = $1 and w.special_project_id = t.id and w.role = '${role}'), '[]')`;

/** What notices say of a project and its latest proposal; `id` is that of the project, or of one of its proposals. */
const noticeFacts = async (
  tenant: Tenant,
  { entity, id, actorUserId }: { entity: string; id: number; actorUserId: number | null },
): Promise<NoticeFacts | undefined> => {
  const [found] = await tenant.query({
    name: 'proposal-notice-facts',
    text: `select t.id, t.number, t.title, t.status, c.name as client, b.name as site,
        (select m.name from memberships m where m.organization_id = $1 and m.user_id = $4) as actor,
        sent.valid_until::text, sent.sent_by as sender,
        ${people('manager')} as managers, ${people('scheduler')} as schedulers
      from special_projects t
      join clients c on c.organization_id = $1 and c.id = t.client_id
      left join buildings b on b.organization_id = $1 and b.id = t.building_id
      left join lateral (select p.valid_until, p.sent_by from proposals p
        where p.organization_id = $1 and p.special_project_id = t.id and p.status <> 'draft' and p.deleted_at is null
        order by p.version desc limit 1) sent on true
      where t.organization_id = $1 and t.deleted_at is null and t.id = case when $2 = 'proposal'
        then (select p.special_project_id from proposals p where p.organization_id = $1 and p.id = $3) else $3 end`,
    values: [tenant.organizationId, entity, id, actorUserId],
    row,
  });
  return found;
};

const texts = readTexts({ en, es });

const steps = ['propose', 'approve', 'decline', 'asked', 'expired'] as const;

/** What happened to a proposal, in the language of who reads it. */
const proposalWords: NotificationKind['words'] = (name, params, locale) => {
  const step = steps.find((known) => name === `proposal.${known}`);
  if (!step) return undefined;
  const t = texts(locale);
  const { id, number, title, client, site, who, note, valid_until } = params;
  const project = `${number} ${title}`;
  const values = { project, client: String(client), who: String(who ?? t('somebody')) };
  const isOpen = step === 'propose' || step === 'expired';
  const facts = [
    { label: t('project'), value: project },
    { label: t('client'), value: String(client) },
    { label: t('site'), value: String(site ?? '') },
    { label: t('validUntil'), value: isOpen && valid_until ? shownDate(String(valid_until)) : '' },
    { label: t('comment'), value: step === 'propose' ? '' : String(note ?? '') },
  ];
  return {
    title: t(`title.${step}`, values),
    text: [client, site].filter(Boolean).join(' · '),
    sentence: t(`sentence.${step}`, values),
    facts: facts.filter(({ value }) => value !== ''),
    button: t('open'),
    link: `/special-project/${id}`,
  };
};

/** Id of the row in `preferenceRows`, which decides who is notified. */
const preferenceId = 15;

const stepOf = ({ name, data }: Event): string => {
  if (name === 'proposal.asked') return 'asked';
  return name === 'proposal.expired' ? 'expired' : String(data.transition);
};

/** Who is notified: managers and schedulers of the project, of the answer whoever sent the proposal, too; of an expired
 * proposal only managers. */
const concerned = (
  step: string,
  { managers, schedulers, sender }: NoticeFacts,
): Pick<Notice, 'own' | 'jobRoles'> => {
  if (step === 'expired') return { own: managers, jobRoles: ['own'] };
  const answered = step === 'approve' || step === 'decline';
  const own = [...new Set([...managers, ...schedulers, ...(answered && sender !== null ? [sender] : [])])];
  return step === 'asked' ? { own, jobRoles: ['own'] } : { own };
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Notifications about proposals. None of them names an amount. */
export const proposalNotificationKind: NotificationKind = {
  events: ['proposal.moved', 'proposal.asked', 'proposal.expired'],
  delay: () => 0,
  notices: async (tenant, event) => {
    const { entity, entityId: id, actorUserId, data } = event;
    const facts = await noticeFacts(tenant, { entity, id, actorUserId });
    if (!facts) return [];
    const step = stepOf(event);
    if (step === 'expired' && facts.status !== 'proposed') return [];
    const { number, title, client, site, actor, valid_until } = facts;
    return [
      {
        kind: `proposal.${step}`,
        preferenceId,
        ...concerned(step, facts),
        flag: 'hasAccessSpecialProjects',
        unless: 'specialProjects.onlyActive',
        params: {
          id: facts.id,
          number,
          title,
          client,
          site,
          valid_until,
          who: textOf(data.name) ?? actor,
          note: textOf(data.note),
        },
      },
    ];
  },
  words: proposalWords,
};
