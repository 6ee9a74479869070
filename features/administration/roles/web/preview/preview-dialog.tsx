import { Anchor, Box, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Flag } from '#platform/contract/flags';
import { call } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { Columns, Dialog, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { type Role, type RolePreview, roleEndpoints } from '../../contract/index.ts';
import { flagName } from '../flag-words.ts';
import classes from './preview.module.css';
import { type PreviewLine, previewLines } from './preview-lines.ts';

type PreviewLineNamesProps = { roleId: number; flags: readonly Flag[]; line: PreviewLine };

/** The names are loaded when somebody opens the line. */
const PreviewNames = ({ roleId, flags, line: { flag, direction } }: PreviewLineNamesProps) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: [roleEndpoints.previewRolePeople.path, roleId, flags, flag, direction],
    queryFn: ({ signal }) =>
      call(
        roleEndpoints.previewRolePeople,
        { params: { id: roleId }, body: { flags: [...flags], flag, direction } },
        { signal },
      ),
    enabled: open,
    gcTime: 0,
  });
  if (!open || !data) {
    return (
      <Anchor component="button" type="button" size="sm" onClick={() => setOpen(true)}>
        {t('roles:preview.names')}
      </Anchor>
    );
  }
  const rest = data.total - data.people.length;
  return (
    <Text size="sm" c="dimmed">
      {data.people.map(({ name }) => name).join(', ')}
      {rest > 0 && ` ${t('roles:preview.more', { count: rest })}`}
    </Text>
  );
};

type Props = { role: Role; flags: readonly Flag[]; onClose: () => void; onSave: () => void };

type ListProps = Pick<Props, 'role' | 'flags'> & { title: string; lines: readonly PreviewLine[] };

const Lines = ({ role, flags, title, lines }: ListProps) => {
  const t = useText();
  const describe = ({ flag, direction, restricts }: PreviewLine): string => {
    const name = flagName(flag, t);
    if (!restricts) return name;
    return t(direction === 'gains' ? 'roles:preview.limited' : 'roles:preview.freed', { name });
  };
  if (lines.length === 0) return null;
  return (
    <section>
      <Box component="h3" m="0 0 4px" fz="0.9375rem" fw={600}>
        {title}
      </Box>
      <Box component="ul" bd="1px solid var(--cora-border)" bdrs="md">
        {lines.map((line) => (
          <Columns
            component="li"
            key={`${line.direction} ${line.flag}`}
            className={classes.line}
            columns="1fr auto"
            gap="0 16px"
            p="8px 12px"
          >
            <Box component="span" fw={500}>
              {describe(line)}
            </Box>
            <span data-figures>{t('roles:preview.people', { count: line.people })}</span>
            <div className={classes.names}>
              <PreviewNames roleId={role.id} flags={flags} line={line} />
            </div>
          </Columns>
        ))}
      </Box>
    </section>
  );
};

const Summary = ({ preview: { people, changed } }: { preview: RolePreview }) => {
  const t = useText();
  if (people === 0) return <Text>{t('roles:preview.nobody')}</Text>;
  return (
    <Text>
      {t('roles:preview.holders', { count: people })}{' '}
      {changed === 0 ? t('roles:preview.unchanged') : t('roles:preview.changed', { count: changed })}
    </Text>
  );
};

/** Whose rights a save would change, as the server counts them. */
const PreviewDialog = ({ role, flags, onClose, onSave }: Props) => {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: [roleEndpoints.previewRole.path, role.id, flags],
    queryFn: ({ signal }) =>
      call(roleEndpoints.previewRole, { params: { id: role.id }, body: { flags: [...flags] } }, { signal }),
    gcTime: 0,
    meta: { quiet: true },
  });
  const lines = data && previewLines(data);
  return (
    <Dialog title={t('roles:preview.title')} onClose={onClose} size="lg">
      <Stack gap="md">
        {!data && (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton />)}
        {data && <Summary preview={data} />}
        {lines && <Lines role={role} flags={flags} title={t('roles:preview.loses')} lines={lines.loses} />}
        {lines && <Lines role={role} flags={flags} title={t('roles:preview.gains')} lines={lines.gains} />}
        <Group gap="xs" justify="flex-end" className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('roles:preview.back')}
          </Button>
          <Button onClick={onSave} disabled={!data && !error} data-autofocus>
            {t('roles:preview.save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};

export default PreviewDialog;
