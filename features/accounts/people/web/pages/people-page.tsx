import { Button } from '@mantine/core';
import { IconFileImport, IconKey, IconMailForward, IconPlus, IconUsers } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import type { BulkOutcome } from '#platform/contract/bulk-outcome';
import { call } from '#platform/web/api/index';
import { BulkButtons, useMayTake } from '#platform/web/bulk/index';
import { type BulkAction, peopleActionStore } from '#platform/web/feature/index';
import { showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { type Chosen, RecordList, type SearchOfList } from '#platform/web/list/index';
import { ButtonLink, lazyPart, useGo, useMayOpen } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { peopleEndpoints, peopleLimit, personExportColumns } from '../../contract/index.ts';
import { paths, personHref } from '../addresses.ts';
import { peopleColumns } from '../list/people-columns.tsx';
import { peopleList, restorableList } from '../list/people-list.ts';
import { refreshList } from '../queries.ts';

const [FailedInvitations] = lazyPart(() => import('../bulk/failed-invitations.tsx'));

/** Sends the selected people their invitations again, and names those who got none. */
const InviteMany = ({ selection, ids: read }: Chosen) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<BulkOutcome | null>(null);
  const invite = async () => {
    setBusy(true);
    try {
      const ids = await read();
      if (ids.length > peopleLimit) {
        const max = formatNumber(peopleLimit);
        showAlert({ text: t('people:list.inviteFewer', { max }), colour: 'red' });
        return;
      }
      const result = await call(peopleEndpoints.invitePeople, { body: { ids } });
      refreshList(client);
      if (result.failed.length > 0) return setFailed(result);
      showSuccess(t('people:list.invitedCount', { count: result.done.length }));
      selection.clear();
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconMailForward size={16} aria-hidden />}
        onClick={() => void invite()}
      >
        {t('people:list.inviteAgain')}
      </Button>
      <Suspense>
        {failed && (
          <FailedInvitations
            result={failed}
            onClose={() => {
              setFailed(null);
              selection.keep(failed.failed.map(({ id }) => id));
            }}
          />
        )}
      </Suspense>
    </>
  );
};

/** What this feature itself offers for several people. Not in the route table, which everybody loads. */
const ownActions: readonly BulkAction[] = [
  {
    id: 'roles',
    title: 'people:bulk.roles',
    flags: ['admin.canEditUser'],
    order: 10,
    component: () => import('../bulk/roles-dialog.tsx'),
  },
  {
    id: 'limits',
    title: 'people:bulk.limits',
    flags: ['admin.canEditUser'],
    order: 15,
    component: () => import('../bulk/limits-dialog.tsx'),
  },
];

type Props = Chosen<SearchOfList<typeof peopleList>> & { actions: readonly BulkAction[]; mayInvite: boolean };

/** Buttons above the list for the selected people. */
const BulkPeople = ({ actions, mayInvite, ...chosen }: Props) => {
  // Deleted people can only be restored one by one.
  if (chosen.search.deleted) return null;
  return (
    <>
      <BulkButtons {...chosen} actions={actions} />
      {mayInvite && <InviteMany {...chosen} />}
    </>
  );
};

const exporting = { endpoint: peopleEndpoints.exportPeople, columns: personExportColumns };

/** Everybody in the organization, for people who manage them. */
const PeoplePage = () => {
  const t = useText();
  const go = useGo();
  const mayAdd = useMayOpen(paths.create);
  const mayRestore = useFlag('admin.canDeleteUser');
  const actions = useMayTake([...ownActions, ...peopleActionStore.use()]);
  const add = mayAdd && (
    <ButtonLink to={paths.create} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('people:titles.create')}
    </ButtonLink>
  );
  const register = mayAdd
    ? [{ label: t('people:titles.register'), icon: IconKey, onClick: () => void go(paths.register) }]
    : [];
  const mayImport = useMayOpen(paths.import);
  const importing = mayImport
    ? { label: t('people:titles.import'), icon: IconFileImport, to: paths.import }
    : undefined;
  return (
    <>
      <PageHeader
        title={t('people:titles.list')}
        subtitle={t('people:list.subtitle')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('people:titles.list')]}
        action={add}
        second={importing}
        menu={[...register, ...usePrintAction()]}
      />
      <RecordList
        list={mayRestore ? restorableList : peopleList}
        label={t('people:titles.list')}
        searching={t('people:list.search')}
        apply={t('people:list.apply')}
        columns={peopleColumns}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => personHref(id)}
        ViewsMenu={ViewsMenu}
        exporting={exporting}
        bulk={
          mayAdd || actions.length > 0
            ? (chosen) => <BulkPeople {...chosen} actions={actions} mayInvite={mayAdd} />
            : undefined
        }
        empty={
          <EmptyState
            icon={IconUsers}
            title={t('people:list.empty')}
            text={t('people:list.emptyText')}
            action={add}
            second={importing}
          />
        }
      />
    </>
  );
};

export default PeoplePage;
