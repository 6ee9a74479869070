import { z } from 'zod';
import { loadMembership } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ServerFeatureParts } from '#platform/server/feature/server-feature';
import { readTexts } from '#platform/server/texts/read-texts';
import { keyKind } from '../../contract/key-status.ts';
import { keyTexts } from '../texts.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const row = z.object({
  kind: keyKind,
  label: z.string(),
  site: z.string(),
  due_on: z.string().nullable(),
});

type HandedKey = z.infer<typeof row>;

/** Those of these keys that the person still holds; one may have been passed on in the meantime. */
const handedKeys = (tenant: Tenant, userId: number, keyIds: readonly number[]): Promise<HandedKey[]> =>
  tenant.query({
    name: 'keys-handed',
    text: `select k.kind, k.label, j.job_number || ' ' || j.job_name as site, c.due_on
      from key_custodies c
      join keys k on k.organization_id = $1 and k.id = c.key_id
      join jobs j on j.organization_id = $1 and j.id = k.job_id
      where c.organization_id = $1 and c.user_id = $2 and c.key_id = any($3::int[]) and c.ended_at is null
      order by j.job_number, k.label, k.id`,
    values: [tenant.organizationId, userId, keyIds],
    row,
  });

/** Maximum number of keys that a notification names. */
const shownKeys = 10;

const texts = readTexts({ en, es });

/** MM/DD/YYYY, also in Spanish. */
const dateText = (date: string): string => date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');

/** The texts of a notification, in the reader's language. */
const keyWords: ServerFeatureParts['notices']['words'] = (name, params, locale) => {
  if (name !== 'held-keys.received') return undefined;
  const [own, t] = [texts(locale), keyTexts(locale)];
  const keys = JSON.parse(String(params.said)) as HandedKey[];
  const nameOf = ({ kind, label }: HandedKey): string => t('name', { kind: t(`kind.${kind}`), label });
  const [first] = keys;
  const sites = [...new Set(keys.map(({ site }) => site))];
  const count = Number(params.count);
  const values = { count, name: first ? nameOf(first) : '', actor: String(params.actor ?? own('somebody')) };
  return {
    title: own('title', values),
    text: sites.join(', '),
    sentence: own('sentence', values),
    facts: keys.map((key) => ({
      label: nameOf(key),
      value: key.due_on ? own('until', { site: key.site, date: dateText(key.due_on) }) : key.site,
    })),
    button: own('open'),
    link: '/profile#keys',
  };
};

type Kind = ServerFeatureParts['notices'];

const received = z.object({ key_ids: z.array(z.int()) });

const notices: Kind['notices'] = async (tenant, { entityId: userId, actorUserId, data }) => {
  const keys = await handedKeys(tenant, userId, received.parse(data).key_ids);
  if (keys.length === 0) return [];
  const by = actorUserId === null ? undefined : await loadMembership(tenant, actorUserId);
  const kind = 'held-keys.received';
  return [
    {
      kind,
      preferenceId: null,
      jobRoles: [],
      own: [],
      // No mail: people are in the same room when a key changes hands.
      bell: { kind, userIds: [userId] },
      flag: 'hasAccessWorld',
      params: {
        actor: by?.name ?? null,
        count: keys.length,
        said: JSON.stringify(keys.slice(0, shownKeys)),
      },
    },
  ];
};

/** Notifies the person who was handed a key, to confirm the receipt or object to it. */
export const keyNotificationKind: Kind = {
  events: ['held-keys.received'],
  delay: () => 0,
  notices,
  words: keyWords,
};
