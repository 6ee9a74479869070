import { type LogEntry, presentEntries } from '#features/administration/audit-log/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { SecurityEvent } from '../../contract/index.ts';
import { securityTexts } from '../texts.ts';

type Kinds = Entries<'audited'>;

type Reading = { locale: Locale; zone: string };

/** The action of an export names the list that was exported; its changes have the number of rows. */
const exportedWords = ({ action, changes }: LogEntry, locale: Locale) => {
  const t = securityTexts(locale) as (path: string, values?: Record<string, unknown>) => string;
  const what = `exported.${action.slice(0, action.indexOf('.'))}`;
  const words = t(what);
  const rows = Number(changes.rows?.[1] ?? 0);
  return {
    subject: words === what ? t('exported.other') : words,
    note: t(rows === 1 ? 'exports.row' : 'exports.rows', { count: rows }),
  };
};

export const presentEvents = async (
  tenant: Tenant,
  entries: readonly LogEntry[],
  kinds: Kinds,
  { locale, zone }: Reading,
): Promise<SecurityEvent[]> => {
  const said = await presentEntries(tenant, entries, kinds, { locale, zone });
  return said.map(({ id, at, actor, impersonated, action, record, note, changes }, place) => {
    const entry = entries[place];
    const exported = entry?.action.endsWith('.exported') ? exportedWords(entry, locale) : undefined;
    return {
      id,
      at,
      actor,
      by_support: impersonated,
      action,
      subject: record.name === '' ? record.kind : `${record.kind}: ${record.name}`,
      path: record.path,
      note,
      changes,
      ...exported,
    };
  });
};
