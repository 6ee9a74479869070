import { useQuery } from '@tanstack/react-query';
import { roleWords } from '#features/accounts/access/web';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords, useRefused, type Write } from '#platform/web/outbox/index';
import { useGo, useSearchState } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { PageHeader, PageSkeleton, Select } from '#platform/web/ui/index';
import { notOwn, type Role } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { rolesQuery } from './flag-editor.tsx';
import { RoleForm } from './role-form.tsx';
import { roleSearch } from './role-values.ts';
import { useNewRoleForm } from './use-role-form.ts';

type Props = {
  roles: readonly Role[];
  from: Role | undefined;
  refused: Write | undefined;
  onBegin: (id: number | undefined) => void;
};

const Creating = ({ roles, from, refused, onBegin }: Props) => {
  const t = useText();
  const go = useGo();
  const own = useSession().flags;
  const surplus = new Set(from ? notOwn(own, [], from.flags) : []);
  const flags = (from?.flags ?? []).filter((flag) => !surplus.has(flag));
  const begun = {
    name: from ? t('roles:form.copyOf', { name: roleWords(from, t) }) : '',
    description: from?.description ?? '',
    flags,
  };
  const { form } = useNewRoleForm(from, begun, {
    refused,
    onSaved: (outcome) => {
      showSuccess(outcome.sent ? t('roles:created') : savedWords(outcome));
      void go(paths.list);
    },
  });
  return (
    <RoleForm
      form={form}
      label={t('roles:titles.create')}
      save={t('roles:actions.create')}
      before={flags}
      begin={
        <Select
          label={t('roles:form.start')}
          description={t('roles:form.startHint')}
          placeholder={t('roles:form.startNone')}
          data={roles.map((role) => ({ value: String(role.id), label: roleWords(role, t) }))}
          value={from ? String(from.id) : null}
          onChange={(id) => onBegin(id === null ? undefined : Number(id))}
          clearable
          searchable
        />
      }
    />
  );
};

const CreateRolePage = () => {
  const t = useText();
  const [{ from, unsent }, setSearch] = useSearchState(roleSearch);
  const refused = useRefused(unsent);
  const { data, isError } = useQuery(rolesQuery());
  const title = t('roles:titles.create');
  const roles = data?.rows ?? [];
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t('roles:titles.createLead')}
        breadcrumbs={[
          { title: t('app:titles.admin'), to: '/admin' },
          { title: t('roles:titles.list'), to: paths.list },
          title,
        ]}
      />
      {refused === 'loading' || !(data || isError) ? (
        <PageSkeleton />
      ) : (
        <Creating
          key={`${refused?.id} ${from}`}
          roles={roles}
          from={roles.find(({ id }) => id === from)}
          refused={refused}
          onBegin={(id) => setSearch({ from: id })}
        />
      )}
    </>
  );
};

export default CreateRolePage;
