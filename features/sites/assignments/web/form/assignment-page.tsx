import { IconUsers } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { roleWords } from '#features/accounts/access/web';
import { endpointQuery, useRecordQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { NotAllowed, useGo, useOptionalIdParam } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { type Assignment, assignmentEndpoints } from '../../contract/index.ts';
import { paths, usersHref } from '../addresses.ts';
import { refreshAssignments } from '../live.ts';
import { AssignmentForm } from './assignment-form.tsx';

/** Keeps the record as it was opened, so that the server notices a save over a newer version. */
const Opened = ({ assignment }: { assignment: Assignment | null }) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const [opened, setOpened] = useState(assignment);
  return (
    <AssignmentForm
      key={opened?.updated_at}
      assignment={opened}
      onSaved={({ id, name }) => {
        refreshAssignments(client);
        showSuccess(t(assignment ? 'assignments:saved' : 'assignments:created', { name }));
        // The next step after creating an assignment is to choose who holds it.
        void go(assignment ? paths.list : usersHref(id));
      }}
      onReloaded={setOpened}
    />
  );
};

const AssignmentPage = () => {
  const t = useText();
  const id = useOptionalIdParam('jobAssignmentId');
  const mayAdd = useFlag('admin.canAddJobAssignment');
  const mayUpdate = useFlag('admin.canUpdateJobAssignment');
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...endpointQuery(assignmentEndpoints.getAssignment, { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    refetchOnMount: 'always',
  });
  const trail = [
    { title: t('app:titles.admin'), to: '/admin' },
    { title: t('assignments:titles.list'), to: paths.list },
  ];
  const title =
    id === undefined
      ? t('assignments:titles.create')
      : data
        ? roleWords({ key: data.role_key, name: data.name }, t)
        : t('assignments:titles.edit');
  if (id !== undefined && error && !data) {
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={title}
        breadcrumbs={[...trail, title]}
        missing={{ title: t('assignments:notFound'), back: { label: t('assignments:back'), to: paths.list } }}
      />
    );
  }
  if (id !== undefined && !(data && (isFetchedAfterMount || error))) return <PageSkeleton crumbs />;
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[...trail, title]}
        menu={
          id === undefined
            ? []
            : [{ label: t('assignments:actions.users'), icon: IconUsers, to: usersHref(id) }]
        }
      />
      {(id === undefined ? mayAdd : mayUpdate) ? (
        <Opened key={id} assignment={data ?? null} />
      ) : (
        <NotAllowed />
      )}
    </>
  );
};

export default AssignmentPage;
