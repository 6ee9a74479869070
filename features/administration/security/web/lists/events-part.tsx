import { formatDateTime, type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { type Column, EmptyState, EntryBody } from '#platform/web/ui/index';
import {
  type EventTopic,
  eventColumns,
  type SecurityEvent,
  securityListEndpoints,
} from '../../contract/index.ts';
import { eventLists } from './lists.ts';
import { SecurityFrame } from './security-frame.tsx';

const { exportExports, exportRightsChanges, exportSupportAccess } = securityListEndpoints;

const exporting = {
  exports: { endpoint: exportExports, columns: eventColumns },
  rights: { endpoint: exportRightsChanges, columns: eventColumns },
  support: { endpoint: exportSupportAccess, columns: eventColumns },
};

const columns = (phone: boolean, t: Translate): readonly Column<SecurityEvent>[] => {
  const at: Column<SecurityEvent> = {
    id: 'at',
    header: t('security:field.at'),
    sort: 'at',
    width: 180,
    card: 'foot',
    cell: (row) => <time dateTime={row.at}>{formatDateTime(row.at)}</time>,
  };
  const subject: Column<SecurityEvent> = {
    id: 'subject',
    header: t('security:field.subject'),
    width: 260,
    cell: (row) => row.subject,
  };
  return [
    ...(phone ? [subject, at] : [at, subject]),
    {
      id: 'action',
      header: t('security:field.action'),
      width: 210,
      card: 'plain',
      cell: ({ action }) => action,
    },
    {
      id: 'actor',
      header: t('security:field.actor'),
      width: 180,
      card: 'foot',
      cell: ({ actor, by_support }) => (
        <>
          {actor?.name ?? t('security:system')}
          {by_support && ` (${t('security:bySupport')})`}
        </>
      ),
    },
    {
      id: 'changes',
      header: t('security:field.changes'),
      card: 'plain',
      cell: ({ note, changes }) => <EntryBody note={note} changes={changes} />,
    },
  ];
};

/** Entries of the audit log about one topic. */
export const EventsPart = ({ topic }: { topic: EventTopic }) => {
  const t = useText();
  return (
    <SecurityFrame part={topic}>
      <RecordList
        list={eventLists[topic]}
        label={t(`security:tab.${topic}`)}
        searching={t('security:list.searchEntries')}
        apply={t('security:list.apply')}
        columns={columns}
        rowLabel={({ subject, action }) => `${subject}: ${action}`}
        rowHref={({ path }) => path ?? undefined}
        exporting={exporting[topic]}
        empty={<EmptyState title={t(`security:empty.${topic}`)} text={t(`security:empty.${topic}Text`)} />}
      />
    </SecurityFrame>
  );
};
