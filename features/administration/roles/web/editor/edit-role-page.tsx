import { Alert, Badge, Text } from '@mantine/core';
import { IconCopy, IconLock, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { roleAbout, roleWords } from '#features/accounts/access/web';
import {
  call,
  endpointQuery,
  isApiError,
  queryKeyOf,
  useAction,
  useRecordQuery,
} from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords, useRefused, type Write } from '#platform/web/outbox/index';
import {
  AnchorLink,
  ButtonLink,
  lazyPart,
  useGo,
  useIdParam,
  useMayOpen,
  useSearchState,
} from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { type MenuAction, PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { type Role, roleEndpoints } from '../../contract/index.ts';
import { createRoleHref, holdersHref, holdersPath, paths } from '../addresses.ts';
import type { InUse } from '../delete/in-use-dialog.tsx';
import { refreshRoles } from '../live.ts';
import classes from './editor.module.css';
import { FlagEditor } from './flag-editor.tsx';
import { RoleForm } from './role-form.tsx';
import { roleSearch } from './role-values.ts';
import { useRoleForm } from './use-role-form.ts';

const [InUseDialog] = lazyPart(() => import('../delete/in-use-dialog.tsx'));

/** Deletes a role, which can be undone. If people hold it, opens a dialog that leads to them instead. */
const useDeleteRole = () => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const mayDelete = useFlag('admin.canDeleteRole');
  const [inUse, setInUse] = useState<InUse | null>(null);
  const restore = useAction(roleEndpoints.restoreRole, {
    refreshes: [roleEndpoints.listRoles, roleEndpoints.getRole],
  });
  const remove = async (role: Role): Promise<void> => {
    const { id, name } = role;
    try {
      await call(roleEndpoints.deleteRole, { params: { id } });
    } catch (error) {
      if (isApiError(error, 'role_in_use')) setInUse({ role, ...(error.details as { people: number }) });
      else showProblem(error);
      return refreshRoles(client, [id]);
    }
    client.removeQueries({ queryKey: queryKeyOf(roleEndpoints.getRole) });
    refreshRoles(client, [id]);
    void go(paths.list);
    showSuccess(t('roles:deleted', { name }), {
      label: t('platform:actions.undo'),
      run: () => restore.mutate({ params: { id } }),
    });
  };
  const deleteAction = (role: Role): MenuAction => ({
    label: t('platform:actions.delete'),
    icon: IconTrash,
    danger: true,
    onClick: () => void remove(role),
  });
  const dialog = inUse && <InUseDialog inUse={inUse} onClose={() => setInUse(null)} />;
  return { deleteAction: mayDelete ? deleteAction : undefined, dialog };
};

type EditingProps = { role: Role; refused: Write | undefined; onReloaded: (role: Role) => void };

const Editing = ({ role, refused, onReloaded }: EditingProps) => {
  const t = useText();
  const go = useGo();
  const { form } = useRoleForm(role, {
    refused,
    onSaved: (outcome: Outcome<Role>) => {
      showSuccess(outcome.sent ? t('roles:saved') : savedWords(outcome));
      void go(paths.list);
    },
    onReloaded,
  });
  return (
    <RoleForm
      form={form}
      label={t('roles:titles.edit')}
      save={t('roles:actions.save')}
      before={role.flags}
      role={role}
    />
  );
};

/** The form keeps the record as it was opened, so that the server notices a save over a newer version. */
const Opened = ({ role, unsent }: { role: Role; unsent: string | undefined }) => {
  const [opened, setOpened] = useState(role);
  const refused = useRefused(unsent);
  if (refused === 'loading') return <PageSkeleton />;
  return <Editing key={opened.updated_at} role={opened} refused={refused} onReloaded={setOpened} />;
};

const Reading = ({ role, mayWrite }: { role: Role; mayWrite: boolean }) => {
  const t = useText();
  return (
    <>
      <Alert icon={<IconLock aria-hidden />} variant="light" color="gray" className={classes.fields}>
        {t(mayWrite ? 'roles:form.builtIn' : 'roles:form.readOnly')}
      </Alert>
      <Text mt="md">{roleAbout(role, t)}</Text>
      <FlagEditor roleId={role.id} value={role.flags} before={role.flags} held={role.flags} />
    </>
  );
};

const Holders = ({ role }: { role: Role }) => {
  const t = useText();
  const words = t('roles:preview.holders', { count: role.people });
  const mayOpen = useMayOpen(holdersPath);
  return mayOpen ? <AnchorLink to={holdersHref(role.id)}>{words}</AnchorLink> : words;
};

const EditRolePage = () => {
  const t = useText();
  const id = useIdParam('roleId');
  const [{ unsent }] = useSearchState(roleSearch);
  const mayWrite = useFlag('admin.canAddRole');
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...endpointQuery(roleEndpoints.getRole, { params: { id } }),
    refetchOnMount: 'always',
  });
  const { deleteAction, dialog } = useDeleteRole();
  const admin = { title: t('app:titles.admin'), to: '/admin' };
  const list = { title: t('roles:titles.list'), to: paths.list };
  if (error && !data) {
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={t('roles:titles.edit')}
        breadcrumbs={[admin, list, t('roles:titles.edit')]}
        missing={{ title: t('roles:notFound'), back: { label: t('roles:back'), to: paths.list } }}
      />
    );
  }
  if (!data || !(isFetchedAfterMount || error)) return <PageSkeleton crumbs />;
  const name = roleWords(data, t);
  return (
    <>
      <PageHeader
        title={name}
        chip={
          <Badge variant="default" fw={500}>
            {t(data.built_in ? 'roles:kind.builtIn' : 'roles:kind.own')}
          </Badge>
        }
        subtitle={<Holders role={data} />}
        breadcrumbs={[admin, list, name]}
        action={
          mayWrite && (
            <ButtonLink
              to={createRoleHref({ from: id })}
              variant="default"
              leftSection={<IconCopy size={16} aria-hidden />}
            >
              {t('roles:actions.copy')}
            </ButtonLink>
          )
        }
        menu={deleteAction && !data.built_in ? [deleteAction(data)] : []}
      />
      {mayWrite && !data.built_in ? (
        <Opened key={id} role={data} unsent={unsent} />
      ) : (
        <Reading role={data} mayWrite={mayWrite} />
      )}
      {dialog}
    </>
  );
};

export default EditRolePage;
