import type { Locale } from '#platform/contract/fields';
import { wallOf } from '#platform/contract/zoned-time';
import type { ExportColumn } from '#platform/server/export/export-column';
import { type ExportReader, exportHandler } from '#platform/server/export/export-handler';
import type { Entries } from '#platform/server/feature/server-feature';
import type { SignedInCall } from '#platform/server/http/call';
import { type EventTopic, type SecurityEvent, securityListEndpoints } from '../../contract/index.ts';
import { securityTexts } from '../texts.ts';
import { eventIds, eventPage, eventsOfIds } from './events-repository.ts';
import { presentEvents } from './present-events.ts';

type Kinds = Entries<'audited'>;

export const listEvents =
  (topic: EventTopic, kinds: Kinds) =>
  async ({ tenant, person, query, locale }: SignedInCall<(typeof securityListEndpoints)['listExports']>) => {
    const zone = person.timeZone;
    const { rows, ...page } = await eventPage(tenant, query, { topic, zone });
    return { ...page, rows: await presentEvents(tenant, rows, kinds, { locale, zone }) };
  };

const columnsIn = (
  locale: Locale,
  { person }: Pick<ExportReader, 'person'>,
): readonly ExportColumn<SecurityEvent>[] => {
  const t = securityTexts(locale);
  return [
    { id: 'at', header: t('field.at'), value: ({ at }) => ({ wall: wallOf(at, person.timeZone) }) },
    { id: 'actor', header: t('field.actor'), value: ({ actor }) => actor?.name ?? t('system') },
    { id: 'action', header: t('field.action'), value: ({ action }) => action },
    { id: 'subject', header: t('field.subject'), value: ({ subject }) => subject },
    {
      id: 'changes',
      header: t('field.changes'),
      value: ({ changes }) =>
        changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join('; '),
    },
    { id: 'changes', header: t('field.note'), value: ({ note }) => note },
  ];
};

export const exportEvents = (topic: EventTopic, kinds: Kinds) =>
  exportHandler(securityListEndpoints.exportExports, {
    title: (locale) => securityTexts(locale)(`tab.${topic}`),
    columns: columnsIn,
    ids: (tenant, filters, { person }, max) =>
      eventIds(tenant, filters, { topic, zone: person.timeZone }, max),
    rows: async (tenant, ids, { person, locale }) =>
      presentEvents(tenant, await eventsOfIds(tenant, ids), kinds, { locale, zone: person.timeZone }),
  });
