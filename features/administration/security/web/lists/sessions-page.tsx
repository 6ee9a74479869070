import { Badge, Group, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useAction } from '#platform/web/api/index';
import { confirm, showSuccess } from '#platform/web/feedback/index';
import { formatDateTime, formatRelative, type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { ActionMenu, type Column, EmptyState } from '#platform/web/ui/index';
import { type MemberSession, securityListEndpoints, sessionColumns } from '../../contract/index.ts';
import { sessionList } from './lists.ts';
import { SecurityFrame } from './security-frame.tsx';

const { endMemberSessions, exportMemberSessions, listMemberSessions } = securityListEndpoints;

const exporting = { endpoint: exportMemberSessions, columns: sessionColumns };

const SessionMenu = ({ session }: { session: MemberSession }) => {
  const t = useText();
  const { user_id, name, device } = session;
  const end = useAction(endMemberSessions, { refreshes: [listMemberSessions] });
  const ask = async (question: string, agree: string, done: string, session_id?: number) => {
    if ((await confirm(question, { agree, danger: true })) === 0) return;
    const body = { user_id, ...(session_id !== undefined && { session_id }) };
    end.mutate({ body }, { onSuccess: () => showSuccess(done) });
  };
  const one = t('security:sessions.endOne');
  const all = t('security:sessions.endAll', { name });
  return (
    <ActionMenu
      label={t('security:sessions.endOneOf', { name, device })}
      icon={IconLogout}
      variant="subtle"
      side="end"
      actions={[
        {
          label: one,
          onClick: () =>
            void ask(
              t('security:sessions.ask', { name, device }),
              one,
              t('security:sessions.done'),
              session.id,
            ),
        },
        {
          label: all,
          onClick: () =>
            void ask(t('security:sessions.askAll', { name }), all, t('security:sessions.doneAll', { name })),
        },
      ]}
    />
  );
};

const columns = (_phone: boolean, t: Translate): readonly Column<MemberSession>[] => [
  { id: 'name', header: t('security:field.name'), sort: 'name', cell: ({ name }) => name },
  {
    id: 'device',
    header: t('security:field.device'),
    card: 'plain',
    cell: ({ device, current }) => (
      <Group gap={8}>
        {device}
        {current && (
          <Badge color="success" variant="light">
            {t('security:list.current')}
          </Badge>
        )}
      </Group>
    ),
  },
  { id: 'address', header: t('security:field.address'), width: 150, cell: ({ address }) => address },
  {
    id: 'created_at',
    header: t('security:field.created_at'),
    width: 180,
    from: 800,
    cell: ({ created_at }) => formatDateTime(created_at),
  },
  {
    id: 'last_seen_at',
    header: t('security:field.last_seen_at'),
    width: 140,
    cell: ({ last_seen_at }) => formatRelative(last_seen_at),
  },
  {
    id: 'end',
    header: t('security:sessions.end'),
    width: 90,
    card: 'chip',
    cell: (session) => session.can_end && <SessionMenu session={session} />,
  },
];

/** Where people are logged in. */
const SessionsPage = () => {
  const t = useText();
  return (
    <SecurityFrame part="sessions">
      <Text c="dimmed" size="sm" mb="sm">
        {t('security:sessions.elsewhere')}
      </Text>
      <RecordList
        list={sessionList}
        label={t('security:tab.sessions')}
        searching={t('security:list.searchPeople')}
        apply={t('security:list.apply')}
        columns={columns}
        rowLabel={({ name, device }) => `${name}: ${device}`}
        rowHref={() => undefined}
        exporting={exporting}
        empty={<EmptyState title={t('security:empty.sessions')} text={t('security:empty.sessionsText')} />}
      />
    </SecurityFrame>
  );
};

export default SessionsPage;
