import { Chip, Group } from '@mantine/core';
import { roleWords } from '#features/accounts/access/web';
import { useText } from '#platform/web/i18n/index';
import { SearchBox, Select } from '#platform/web/ui/index';
import type { Role } from '../../contract/index.ts';
import classes from './editor.module.css';
import type { View } from './shown-flags.ts';

type Props = {
  view: View;
  onView: (patch: Partial<View>) => void;
  roles: readonly Role[];
  compared: Role | undefined;
  onCompare: (id: number | undefined) => void;
  /** True for a role that cannot be changed here: the filter for changes is not shown. */
  locked: boolean;
};

export const FlagToolbar = ({ view, onView, roles, compared, onCompare, locked }: Props) => {
  const t = useText();
  return (
    <Group className={classes.toolbar} gap="xs" data-no-print>
      <SearchBox
        value={view.words}
        placeholder={t('roles:editor.search')}
        onChange={(words) => onView({ words: words ?? '' })}
      />
      <Select
        aria-label={t('roles:editor.compare')}
        placeholder={t('roles:editor.compare')}
        data={roles.map((role) => ({ value: String(role.id), label: roleWords(role, t) }))}
        value={compared ? String(compared.id) : null}
        onChange={(id) => onCompare(id === null ? undefined : Number(id))}
        clearable
        searchable
        className={classes.compare}
      />
      <Chip
        checked={view.selectedOnly}
        onChange={(selectedOnly) => onView({ selectedOnly })}
        variant="outline"
        radius="md"
      >
        {t('roles:editor.selectedOnly')}
      </Chip>
      {!locked && (
        <Chip
          checked={view.changedOnly}
          onChange={(changedOnly) => onView({ changedOnly })}
          variant="outline"
          radius="md"
        >
          {t('roles:editor.changedOnly')}
        </Chip>
      )}
      {compared && (
        <Chip
          checked={view.differencesOnly}
          onChange={(differencesOnly) => onView({ differencesOnly })}
          variant="outline"
          radius="md"
        >
          {t('roles:editor.differences')}
        </Chip>
      )}
    </Group>
  );
};
