import type { Locale } from '#platform/contract/fields';
import { wallOf } from '#platform/contract/zoned-time';
import type { Audited } from '#platform/server/audit/audited';
import { auditedNames } from '#platform/server/audit/audited-names';
import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { AuditLogEntry } from '../contract/index.ts';
import type { LogEntry } from './building-log-repository.ts';
import { auditLogTexts } from './texts.ts';

type Names = (kind: string, id: number) => string | undefined;

type ValueWordsReading = { locale: Locale; zone: string; names: Names };

const usDate = (date: string): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;

/** MM/DD/YYYY in both languages; a moment also has the time, in the time zone of the building. */
const dateWords = (value: string, zone: string): string => {
  if (value.length === 10) return usDate(value);
  const wall = wallOf(value, zone);
  const hour = Number(wall.slice(11, 13));
  return `${usDate(wall)} ${hour % 12 || 12}:${wall.slice(14)} ${hour < 12 ? 'am' : 'pm'}`;
};

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d($|T\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$)/.test(text);

/** The value of a changed field, in words. */
const valueWords = (
  audited: Audited | undefined,
  field: string,
  value: unknown,
  reading: ValueWordsReading,
): string => {
  const { locale, zone, names } = reading;
  const t = auditLogTexts(locale);
  if (value === null || value === undefined || value === '') return t('nothing');
  const described = audited?.words?.(locale).value(field, value);
  if (described !== undefined) return described;
  if (Array.isArray(value)) {
    return value.length === 0
      ? t('nothing')
      : value.map((one) => valueWords(audited, field, one, reading)).join(', ');
  }
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'object') {
    return Object.values(value)
      .map((one) => valueWords(audited, field, one, reading))
      .join(' ');
  }
  const kind = audited?.refers?.[field];
  if (kind) return names(kind, Number(value)) ?? t('unknown');
  const text = String(value);
  return isDate(text) ? dateWords(text, zone) : text;
};

type Kinds = Entries<'audited'>;

/** The language and the time zone in which entries are presented. */
export type Reading = { locale: Locale; zone: string };

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).map(Number).filter(Boolean);

/** Every record that the entries name, by kind: their own, and those whose ids changed fields hold. */
const idsByKind = (entries: readonly LogEntry[], kinds: Kinds): Map<string, Set<number>> => {
  const found = new Map<string, Set<number>>();
  const add = (kind: string, ids: readonly number[]) =>
    found.set(kind, new Set([...(found.get(kind) ?? []), ...ids]));
  for (const { entity, entity_id, changes } of entries) {
    add(entity, [entity_id]);
    for (const [field, kind] of Object.entries(kinds[entity]?.refers ?? {})) {
      const change = changes[field];
      if (change) add(kind, change.flatMap(idsIn));
    }
  }
  return found;
};

/** The word for a kind of record. */
const kindWords = (entity: string, locale: Locale): string => {
  const say = auditLogTexts(locale) as (path: string) => string;
  const found = [`kind.${entity}`, `otherKind.${entity}`].find((path) => say(path) !== path);
  return say(found ?? 'otherKind.anything');
};

/** The part of an action after the dot, as in `task.brought-back`, names what was done. */
const actionWords = (action: string, locale: Locale): string => {
  const verb = action.slice(action.indexOf('.') + 1);
  const path = `verb.${verb}`;
  const word = (auditLogTexts(locale) as (path: string) => string)(path);
  return word === path ? verb.replaceAll('-', ' ') : word;
};

const presentChanges = (
  entry: LogEntry,
  audited: Audited | undefined,
  reading: Reading & { names: Names },
): AuditLogEntry['changes'] => {
  const { changes, from_status, to_status } = entry;
  // A new record has no earlier status, and its first one says no more than "created".
  const moved =
    from_status === null || from_status === to_status ? {} : { status: [from_status, to_status] as const };
  return Object.entries({ ...moved, ...changes }).flatMap(([field, [before, after]]) => {
    const label =
      field === 'status'
        ? auditLogTexts(reading.locale)('status')
        : audited?.words?.(reading.locale).field(field);
    if (!label) return [];
    const words = (value: unknown) => valueWords(audited, field, value, reading);
    return [{ label, before: words(before), after: words(after) }];
  });
};

/** Entries in words, in the reader's language, with the names of the records they are about. */
export const presentEntries = async (
  tenant: Tenant,
  entries: readonly LogEntry[],
  kinds: Kinds,
  { locale, zone }: Reading,
): Promise<AuditLogEntry[]> => {
  const find = await auditedNames(tenant, kinds, idsByKind(entries, kinds));
  const names: Names = (kind, id) => find(kind, id)?.name;
  return entries.map((entry) => {
    const { entity, entity_id, actor_user_id, actor_name } = entry;
    const record = find(entity, entity_id);
    return {
      id: entry.id,
      at: entry.at,
      device_at: entry.device_at,
      actor: actor_user_id === null ? null : { id: actor_user_id, name: actor_name ?? '' },
      impersonated: entry.impersonated,
      action: actionWords(entry.action, locale),
      record: {
        kind: kindWords(entity, locale),
        name: record?.name ?? '',
        path: record?.path ?? null,
      },
      note: entry.note,
      changes: presentChanges(entry, kinds[entity], { locale, zone, names }),
    };
  });
};
