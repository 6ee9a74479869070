import { useQuery } from '@tanstack/react-query';
import { roleWords } from '#features/accounts/access/web';
import { useText } from '#platform/web/i18n/index';
import { MultiSelect } from '#platform/web/ui/index';
import { rolesQuery } from '../queries.ts';

type Props = {
  id?: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error?: string | undefined;
  disabled?: boolean;
};

/** Only roles that the reader may give can be added; other roles of the person stay until they are taken away. */
export const RolesField = ({ value, onChange, ...field }: Props) => {
  const t = useText();
  const { data = [] } = useQuery(rolesQuery);
  return (
    <MultiSelect
      {...field}
      searchable
      withAsterisk
      hidePickedOptions
      label={t('people:field.roles')}
      description={t('people:hint.roles')}
      data={data.map((role) => ({
        value: String(role.id),
        label: roleWords(role, t),
        disabled: !role.grantable && !value.includes(String(role.id)),
      }))}
      value={[...value]}
      onChange={onChange}
      nothingFoundMessage={t('platform:list.nothingFound')}
    />
  );
};
