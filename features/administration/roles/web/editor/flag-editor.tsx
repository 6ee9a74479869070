import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { roleWords } from '#features/accounts/access/web';
import { flags as allFlags, type Flag } from '#platform/contract/flags';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { EmptyState } from '#platform/web/ui/index';
import { notOwn, type Role, roleEndpoints } from '../../contract/index.ts';
import { flagName, flagText } from '../flag-words.ts';
import { FlagGroup } from './flag-group.tsx';
import { FlagToolbar } from './flag-toolbar.tsx';
import { everything, shownFlags, type View } from './shown-flags.ts';

const none: readonly Role[] = [];

export const rolesQuery = () => endpointQuery(roleEndpoints.listRoles, { query: { per_page: 0 } });

const useRoles = (): readonly Role[] => useQuery(rolesQuery()).data?.rows ?? none;

type Props = {
  /** The role that is edited, which is not offered for comparison. */
  roleId?: number;
  value: readonly Flag[];
  /** The flags when the role was opened. */
  before: readonly Flag[];
  /** The flags that the stored role holds: anybody may leave these as they are. Empty for a new role. */
  held: readonly Flag[];
  /** Undefined when the rights can only be read. */
  onChange?: ((change: (flags: readonly Flag[]) => Flag[]) => void) | undefined;
  error?: string | undefined;
};

const toggled = (flags: readonly Flag[], flag: Flag): Flag[] =>
  flags.includes(flag) ? flags.filter((one) => one !== flag) : [...flags, flag];

/** All rights of the product, group by group. */
export const FlagEditor = ({ roleId, value, before, held, onChange, error }: Props) => {
  const t = useText();
  const own = useSession().flags;
  const roles = useRoles();
  const [view, setView] = useState<View>(everything);
  const [comparedId, setComparedId] = useState<number>();
  const compared = roles.find(({ id }) => id === comparedId);
  const chosen = useMemo(() => new Set(value), [value]);
  const sets = {
    chosen,
    before: useMemo(() => new Set(before), [before]),
    other: useMemo(() => compared && new Set(compared.flags), [compared]),
  };
  const isNotOwn = useCallback(
    (flag: Flag) => notOwn(own, held, toggled([...chosen], flag)).includes(flag),
    [own, held, chosen],
  );
  const onToggle = useCallback((flag: Flag) => onChange?.((flags) => toggled(flags, flag)), [onChange]);
  const onAll = (some: readonly Flag[], wanted: boolean) => {
    const allowed = new Set(some.filter((flag) => !isNotOwn(flag)));
    onChange?.((flags) => allFlags.filter((flag) => (allowed.has(flag) ? wanted : flags.includes(flag))));
  };
  const saying = (flag: Flag, group: string) =>
    `${flagName(flag, t)} ${flagText(flag, t)} ${t(`roles:groups.${group as 'general'}`)}`;
  const groups = shownFlags(view, sets, saying);
  return (
    <Stack component="section" aria-label={t('roles:editor.legend')} gap="sm" mt="md">
      <Group gap="4px 16px" align="baseline" justify="space-between">
        <Box component="h2" fz="1.125rem" fw={600}>
          {t('roles:editor.legend')}
        </Box>
        <Text c="dimmed" size="sm" aria-live="polite">
          {t('roles:editor.summary', { count: chosen.size, total: allFlags.length })}
        </Text>
      </Group>
      {error && (
        <Text c="error" size="sm" role="alert">
          {error}
        </Text>
      )}
      <FlagToolbar
        view={view}
        onView={(patch) => setView((current) => ({ ...current, ...patch }))}
        roles={roles.filter(({ id }) => id !== roleId)}
        compared={compared}
        onCompare={(id) => {
          setComparedId(id);
          setView((current) => ({ ...current, differencesOnly: id !== undefined }));
        }}
        locked={!onChange}
      />
      {compared && (
        <Group align="stretch" justify="space-between" wrap="nowrap" px="md" fw={600}>
          <span>{t('roles:editor.this')}</span>
          <span>{roleWords(compared, t)}</span>
        </Group>
      )}
      {groups.map(({ group, shown, all }) => (
        <FlagGroup
          key={group}
          group={group}
          shown={shown}
          all={all}
          sets={sets}
          isNotOwn={isNotOwn}
          onToggle={onToggle}
          onAll={onAll}
          locked={!onChange}
        />
      ))}
      {groups.length === 0 && (
        <EmptyState
          title={t('roles:editor.none')}
          text={t('roles:editor.noneText')}
          action={
            <Button variant="default" onClick={() => setView(everything)}>
              {t('roles:editor.showAll')}
            </Button>
          }
        />
      )}
    </Stack>
  );
};
