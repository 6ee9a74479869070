import type { Locale } from '#platform/contract/fields';
import { wallOf } from '#platform/contract/zoned-time';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import type { Entries } from '#platform/server/feature/server-feature';
import { type AuditLogEntry, auditLogEndpoints } from '../contract/index.ts';
import { logEntries, logIds } from './building-log-repository.ts';
import { presentEntries } from './present-entries.ts';
import { requireBuildingLog } from './require-building-log.ts';
import { auditLogTexts } from './texts.ts';

type ExportedEntry = AuditLogEntry & { zone: string };

const columnsIn = (locale: Locale): readonly ExportColumn<ExportedEntry>[] => {
  const t = auditLogTexts(locale);
  return [
    { id: 'at', header: t('list.at'), value: ({ at, zone }) => ({ wall: wallOf(at, zone) }) },
    { id: 'actor', header: t('list.actor'), value: ({ actor }) => actor?.name ?? t('system') },
    { id: 'action', header: t('list.action'), value: ({ action }) => action },
    { id: 'record', header: t('list.kind'), value: ({ record }) => record.kind },
    { id: 'record', header: t('list.record'), value: ({ record }) => record.name },
    {
      id: 'changes',
      header: t('list.changes'),
      value: ({ changes }) =>
        changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join('; '),
    },
    { id: 'changes', header: t('list.note'), value: ({ note }) => note },
  ];
};

export const exportBuildingAuditLog = (kinds: Entries<'audited'>) =>
  exportHandler(auditLogEndpoints.exportBuildingAuditLog, {
    title: (locale) => auditLogTexts(locale)('titles.page'),
    columns: columnsIn,
    ids: async (tenant, filters, { person, params }, max) =>
      logIds(tenant, await requireBuildingLog(tenant, person.flags, params.id, kinds), filters, max),
    rows: async (tenant, ids, { person, params, locale }) => {
      const { zone } = await requireBuildingLog(tenant, person.flags, params.id, kinds);
      const entries = await presentEntries(tenant, await logEntries(tenant, ids), kinds, { locale, zone });
      return entries.map((entry) => ({ ...entry, zone }));
    },
  });
