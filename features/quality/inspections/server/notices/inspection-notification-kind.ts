import { loadFiles, paperPicture } from '#features/accounts/files/server';
import type { Notice, NotificationKind, Params } from '#features/sites/notifications/server';
import { undoWait } from '#features/tasks/tasks/server';
import type { Event } from '#platform/server/events/event';
import { systemScope } from '#platform/server/http/person';
import { readTexts } from '#platform/server/texts/read-texts';
import { shownScore } from '../../contract/index.ts';
import { inspectionTexts } from '../texts.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import { type NoticeFacts, noticeFacts } from './notice-repository.ts';
import { worstAnswers, worstFacts } from './worst-answers.ts';

const texts = readTexts({ en, es });

const kinds = ['completed', 'failed', 'finalized', 'reopened'] as const;

/** What happened to an inspection, in the language of who reads it. */
const inspectionWords: NotificationKind['words'] = (name, params, locale) => {
  const kind = kinds.find((known) => name === `inspection.${known}`);
  if (!kind) return undefined;
  const [own, t] = [texts(locale), inspectionTexts(locale)];
  const { id, number, template, site, job, actor, target, critical, note } = params;
  const score = params.score === null ? own('notScored') : String(params.score);
  const values = { site: String(site), score, actor: String(actor ?? own('somebody')) };
  const wording = { title: own(`title.${kind}`, values), sentence: own(`sentence.${kind}`, values) };
  const count = Number(params.deficiencies);
  const facts = [
    {
      label: own('inspection'),
      value: own('numbered', { number: Number(number), template: String(template) }),
    },
    { label: own('site'), value: String(site) },
    ...(job === site ? [] : [{ label: t('field.job'), value: String(job) }]),
    { label: t('field.score'), value: own('ofTarget', { score, target: String(target) }) },
    { label: t('field.critical_fail'), value: critical ? t('yes') : '' },
    { label: t('field.deficiencies'), value: count > 0 ? String(count) : '' },
    { label: own('reason'), value: kind === 'reopened' ? String(note ?? '') : '' },
    ...(kind === 'failed' ? worstFacts(params.worst, locale) : []),
  ];
  return {
    // An inspection becomes final by itself too.
    ...wording,
    ...(kind === 'finalized' && actor === null ? { sentence: own('sentence.finalizedItself') } : {}),
    text: [site, score].join(' · '),
    facts: facts.filter(({ value }) => value !== ''),
    button: own('open'),
    link: `/quality/inspections?id=${id}`,
  };
};

/** Bytes of one picture. Three pictures of this size, at twice the size shown, do not make a mail heavy. */
const maxBytes = 60_000;

/** Photos of answers for a mail, with their marks; none of a photo that was removed in the meantime. */
const noticePictures: NonNullable<NotificationKind['pictures']> = async (
  { database, storage },
  organizationId,
  photos,
) => {
  const files = await database.withTenant(systemScope(organizationId), (tenant) => loadFiles(tenant, photos));
  const ofAnswers = files.filter(({ owner_entity }) => owner_entity === 'inspection-answer');
  const read = await Promise.all(
    ofAnswers.map(async (file) => [file.id, await paperPicture(storage, file, maxBytes)] as const),
  );
  return new Map(read.flatMap(([id, picture]) => (picture ? [[id, picture] as const] : [])));
};

const preferenceIds = { completed: 1, failed: 2, finalized: 3, reopened: 4 } as const;

type Part = Pick<Notice, 'kind' | 'preferenceId' | 'own' | 'urgent'>;

const isFinal = (transition: unknown): boolean =>
  transition === 'finalize' || transition === 'end_tasks' || transition === 'expire';

/** A failed inspection gives two notifications: of the failure, and of the score as for any other. People who want both get the
 * first. */
const completed = ({ outcome, critical_fail: urgent, inspected_by }: NoticeFacts): Part[] => [
  ...(outcome === 'fail'
    ? [{ kind: 'inspection.failed', preferenceId: preferenceIds.failed, own: [], urgent }]
    : []),
  {
    kind: 'inspection.completed',
    preferenceId: preferenceIds.completed,
    own: inspected_by === null ? [] : [inspected_by],
  },
];

const partsOf = ({ data }: Event, facts: NoticeFacts): Part[] => {
  const own = facts.inspected_by === null ? [] : [facts.inspected_by];
  if (data.transition === 'complete') return facts.status === 'new' ? [] : completed(facts);
  if (data.transition === 'reopen')
    return [{ kind: 'inspection.reopened', preferenceId: preferenceIds.reopened, own }];
  // Nothing is told when the inspection was reopened in the meantime, or the end of its last task undone.
  if (!isFinal(data.transition) || facts.status !== 'finalized') return [];
  return [{ kind: 'inspection.finalized', preferenceId: preferenceIds.finalized, own }];
};

/** Milliseconds until people are told; undefined for no notification, such as when an inspection that is not new is completed
 * again. */
const delay = ({ data }: Event): number | undefined => {
  if (data.transition === 'complete') return data.from === 'new' ? 0 : undefined;
  if (data.transition === 'end_tasks') return data.undoable === true ? undoWait : 0;
  return isFinal(data.transition) || data.transition === 'reopen' ? 0 : undefined;
};

const paramsOf = (facts: NoticeFacts, { data }: Event): Params => ({
  id: facts.id,
  number: facts.number,
  template: facts.snapshot.name,
  site: facts.site,
  job: facts.job_name,
  actor: facts.actor,
  score: facts.score === null ? null : shownScore(facts.score),
  target: shownScore(facts.target_score),
  critical: facts.critical_fail ? 1 : 0,
  deficiencies: facts.deficiency_count,
  open_tasks: facts.open_tasks,
  note: typeof data.note === 'string' ? data.note : null,
  worst: worstAnswers(facts),
});

/** What inspections tell people about. */
export const inspectionNotificationKind: NotificationKind = {
  events: ['inspection.moved'],
  delay,
  notices: async (tenant, event) => {
    const facts = await noticeFacts(tenant, event.entityId, event.actorUserId);
    if (!facts) return [];
    const shared = { flag: 'hasAccessInspections', params: paramsOf(facts, event) } as const;
    return partsOf(event, facts).map((part) => ({ ...part, ...shared }));
  },
  together: (notices) => {
    const [first] = notices;
    return notices.find(({ kind }) => kind === 'inspection.failed') ?? (first as Notice);
  },
  pictures: noticePictures,
  words: inspectionWords,
};
