import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { z } from 'zod';
import { useRecordQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import {
  lazyPart,
  NotAllowed,
  urlFlag,
  urlNumber,
  useGo,
  useIdParam,
  useSearchState,
} from '#platform/web/routing/index';
import { EmptyState, PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import type { ClientRecord } from '../../contract/index.ts';
import { clientHref, paths } from '../addresses.ts';
import { ClientStatusChip } from '../client-status-chip.tsx';
import { ContactsSection } from '../contacts/contacts-section.tsx';
import { ClientFacts } from '../facts/client-facts.tsx';
import { EditForm } from '../form/edit-form.tsx';
import { LogoSection } from '../form/logo-section.tsx';
import { SameName } from '../merge/same-name.tsx';
import { cacheClient, clientQuery } from '../queries.ts';
import { useClientSteps } from '../transitions/use-client-steps.tsx';

const [MergeDialog] = lazyPart(() => import('../merge/merge-dialog.tsx'));
const [RefusalDialog] = lazyPart(() => import('../transitions/refusal-dialog.tsx'));

/** `merge` opens the merge: into the client with this id, or with 0 into one that is picked. */
const editSearch = z.object({ deleted: urlFlag(), merge: urlNumber() });

/** The form keeps the record as it was opened, so that the server notices a save over a newer version. */
const Editing = ({ client: current }: { client: ClientRecord }) => {
  const t = useText();
  const go = useGo();
  const [opened] = useState(current);
  return (
    <EditForm
      client={opened}
      onSaved={({ name }) => {
        showSuccess(t('clients:form.saved', { name }));
        void go(paths.list);
      }}
    >
      <ContactsSection client={current} />
      <LogoSection client={current} />
    </EditForm>
  );
};

const useTrail = (last: string) => {
  const t = useText();
  return [
    { title: t('app:titles.admin'), to: '/admin' },
    { title: t('clients:titles.list'), to: paths.list },
    last,
  ];
};

/** What the address asks to merge this client with, and what happens after that. */
const useMerge = (client: ClientRecord) => {
  const go = useGo();
  const queries = useQueryClient();
  const [{ merge }, setSearch] = useSearchState(editSearch);
  const [merges, setMerges] = useState(0);
  const close = () => setSearch({ merge: undefined }, { replace: true });
  return {
    merges,
    open: () => setSearch({ merge: 0 }),
    dialog: merge !== undefined && client.can.merge && (
      <MergeDialog
        client={client}
        other={merge === 0 ? null : merge}
        onClose={close}
        onMerged={async (kept) => {
          cacheClient(queries, kept);
          setMerges(merges + 1);
          await go(clientHref(kept.id), { replace: true });
        }}
      />
    ),
  };
};

const ClientPage = ({ client, fresh }: { client: ClientRecord; fresh: boolean }) => {
  const t = useText();
  const { merges, open, dialog } = useMerge(client);
  const { menu, restore, refusal, closeRefusal } = useClientSteps(client, open);
  const trail = useTrail(client.name);
  return (
    <>
      <PageHeader
        title={client.name}
        chip={<ClientStatusChip client={client} />}
        subtitle={t('clients:account', { number: client.account_number })}
        breadcrumbs={trail}
        facts={
          client.deleted_at === null && (
            <>
              <SameName client={client} />
              <ClientFacts clientId={client.id} />
            </>
          )
        }
        menu={menu}
      />
      {client.deleted_at !== null ? (
        <EmptyState
          icon={IconTrash}
          title={t('clients:deleted.title', { when: formatDate(client.deleted_at) })}
          text={t('clients:deleted.text')}
          action={
            client.can.restore && <Button onClick={() => void restore()}>{t('clients:step.restore')}</Button>
          }
        />
      ) : !client.can.update ? (
        <NotAllowed />
      ) : fresh ? (
        <Editing key={`${client.id} ${merges}`} client={client} />
      ) : (
        <PageSkeleton />
      )}
      <Suspense>{dialog}</Suspense>
      <Suspense>{refusal && <RefusalDialog refusal={refusal} onClose={closeRefusal} />}</Suspense>
    </>
  );
};

const EditClientPage = () => {
  const t = useText();
  const go = useGo();
  const id = useIdParam('clientId');
  const [{ deleted }] = useSearchState(editSearch);
  const trail = useTrail(t('clients:titles.edit'));
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...clientQuery(id, deleted),
    refetchOnMount: 'always',
  });
  // A client that was merged is answered by the one that was kept, which has a page of its own.
  const kept = data && data.id !== id ? data.id : null;
  useEffect(() => {
    if (kept !== null) void go(clientHref(kept), { replace: true });
  }, [kept, go]);
  if (kept !== null) return <PageSkeleton crumbs />;
  if (data) return <ClientPage client={data} fresh={isFetchedAfterMount || error !== null} />;
  if (!error) return <PageSkeleton crumbs />;
  return (
    <RecordProblem
      error={error}
      retry={() => void refetch()}
      title={t('clients:titles.edit')}
      breadcrumbs={trail}
      missing={{
        title: t('clients:missing.title'),
        text: t('clients:missing.text'),
        back: { label: t('clients:missing.back'), to: paths.list },
      }}
    />
  );
};

export default EditClientPage;
