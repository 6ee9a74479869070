import { Text } from '@mantine/core';
import { formatDateTime, type Say } from '#platform/web/i18n/index';
import { type Column, EntryBody } from '#platform/web/ui/index';
import type { AuditLogEntry } from '../../contract/index.ts';

/** `zone` is the time zone of the building. */
export const auditLogColumns =
  (zone: string | undefined) =>
  (phone: boolean, t: Say): readonly Column<AuditLogEntry>[] => {
    const at: Column<AuditLogEntry> = {
      id: 'at',
      header: t('audit-log:list.at'),
      sort: 'at',
      width: 170,
      card: 'foot',
      cell: ({ at: moment }) => <time dateTime={moment}>{formatDateTime(moment, zone)}</time>,
    };
    const record: Column<AuditLogEntry> = {
      id: 'record',
      header: t('audit-log:list.record'),
      width: 260,
      cell: ({ record: { kind, name } }) => (
        <>
          <Text span inherit>
            {name || kind}
          </Text>
          {name && (
            <Text component="span" display="block" size="sm" c="dimmed">
              {kind}
            </Text>
          )}
        </>
      ),
    };
    return [
      ...(phone ? [record, at] : [at, record]),
      {
        id: 'action',
        header: t('audit-log:list.action'),
        width: 180,
        cell: ({ action }) => action,
        card: 'plain',
      },
      {
        id: 'actor',
        header: t('audit-log:list.actor'),
        width: 180,
        card: 'foot',
        cell: ({ actor, impersonated }) => (
          <>
            {actor?.name ?? t('audit-log:system')}
            {impersonated && ` (${t('audit-log:list.impersonated')})`}
          </>
        ),
      },
      {
        id: 'changes',
        header: t('audit-log:list.changes'),
        card: 'plain',
        cell: ({ note, changes }) => <EntryBody note={note} changes={changes} />,
      },
    ];
  };
