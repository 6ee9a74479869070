import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconDots, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery, isApiError } from '#platform/web/api/index';
import { formatDate, formatDateTime, useText } from '#platform/web/i18n/index';
import { ActionMenu, Dialog, LoadProblem, RecordFacts, RowsSkeleton } from '#platform/web/ui/index';
import {
  type Custody,
  type Key,
  type KeyTransition,
  type KeyWithHistory,
  keyEndpoints,
} from '../../contract/index.ts';
import { HolderLine } from '../holder-line.tsx';
import { keyName } from '../key-icon.tsx';
import { KeyStatusChip } from '../key-status.tsx';
import classes from '../keys.module.css';
import { ConfirmButton } from '../transitions/confirm-button.tsx';
import { useKeyMenu } from '../transitions/use-key-menu.ts';

const Entry = ({ custody }: { custody: Custody }) => {
  const t = useText();
  const { user, from_at, ended_at, ended_as, ended_by, handed_by, acknowledged_at, due_on, note } = custody;
  const end = ended_at === null ? t('keys:record.now') : formatDateTime(ended_at);
  return (
    <li data-now={ended_at === null}>
      <Box component="span" className={classes.name} fw={600} data-breaks>
        {user.name}
      </Box>
      <span className={classes.quiet}>
        {formatDateTime(from_at)} – {end}
      </span>
      {handed_by && <span className={classes.quiet}>{t('keys:record.handedBy', { name: handed_by })}</span>}
      <span className={classes.quiet}>
        {acknowledged_at === null
          ? t('keys:notConfirmed')
          : t('keys:confirmed', { date: formatDateTime(acknowledged_at) })}
        {due_on && ` · ${t('keys:dueBack', { date: formatDate(due_on) })}`}
      </span>
      {ended_as && (
        <span className={classes.quiet}>{t(`keys:record.ended.${ended_as}`, { name: ended_by ?? '' })}</span>
      )}
      {note && <span>{note}</span>}
    </li>
  );
};

/** Everyone who ever held the key, the latest first. */
const CustodyList = ({ custodies }: { custodies: readonly Custody[] }) => {
  const t = useText();
  if (custodies.length === 0) return <span className={classes.quiet}>{t('keys:record.noHistory')}</span>;
  return (
    <Stack component="ol" className={classes.history} gap="sm">
      {custodies.map((custody) => (
        <Entry key={custody.id} custody={custody} />
      ))}
    </Stack>
  );
};

type Actions = { onTransition: (key: Key, transition: KeyTransition) => void; onEdit: (key: Key) => void };

type Props = Actions & { id: number; onClose: () => void };

const Shown = ({ shown, onTransition, onEdit }: Actions & { shown: KeyWithHistory }) => {
  const t = useText();
  const menu = useKeyMenu(onTransition)(shown);
  const [first, ...others] = menu;
  const { building, opens, notes, can, custodies } = shown;
  return (
    <Stack gap="md">
      <Group gap="xs" mb="xs">
        <KeyStatusChip {...shown} />
      </Group>
      <HolderLine {...shown} />
      <Group gap="xs">
        {can.confirm && <ConfirmButton received={shown} />}
        {first && (
          <Button
            variant={first.danger ? 'default' : 'filled'}
            color={first.danger ? 'error' : undefined}
            onClick={first.onClick}
          >
            {first.label}
          </Button>
        )}
        {can.update && (
          <Button
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => onEdit(shown)}
          >
            {t('keys:record.edit')}
          </Button>
        )}
        {others.length > 0 && (
          <ActionMenu label={t('platform:actions.more')} icon={IconDots} actions={others} side="start" />
        )}
      </Group>
      <RecordFacts
        facts={[
          [t('keys:field.opens'), opens],
          [t('keys:field.building'), building?.name],
          [
            t('keys:field.notes'),
            notes && (
              <Text span style={{ whiteSpace: 'pre-line' }}>
                {notes}
              </Text>
            ),
          ],
        ]}
      />
      <section>
        <Title order={3} mb="xs">
          {t('keys:record.history')}
        </Title>
        <CustodyList custodies={custodies} />
      </section>
    </Stack>
  );
};

/** One key: where it is, what may be done with it, and who ever held it. */
export const KeyDialog = ({ id, onClose, ...actions }: Props) => {
  const t = useText();
  const { data, error, refetch } = useQuery(endpointQuery(keyEndpoints.getKey, { params: { id } }));
  const isGone = isApiError(error) && error.status === 404;
  return (
    <Dialog title={data ? keyName(data) : t('keys:titles.tab')} onClose={onClose}>
      {data && !isGone && <Shown shown={data} {...actions} />}
      {isGone && <Text>{t('keys:record.gone')}</Text>}
      {!data && !error && <RowsSkeleton rows={5} />}
      {!data && error && !isGone && <LoadProblem error={error} retry={() => void refetch()} />}
    </Dialog>
  );
};
