import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePeople } from '#features/accounts/access/web';
import { endpointQuery, useRecordQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords, useOutboxForm, useRefused, type Write } from '#platform/web/outbox/index';
import { useGo, useIdParam, useSearchState } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { type AreaRow, areaEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { useAreas } from '../area-field.tsx';
import { areaName } from '../area-tree.ts';
import { useDeleteArea } from '../delete/use-delete-area.tsx';
import { refreshAreas } from '../live.ts';
import { AreaForm } from './area-form.tsx';
import { areaSearch, editSchema, valuesOf } from './area-values.ts';

type EditingProps = { area: AreaRow; refused: Write | undefined; onReloaded: (area: AreaRow) => void };

const Editing = ({ area, refused, onReloaded }: EditingProps) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const [areas, people] = [useAreas(), usePeople()];
  const loadEntry = useMemo(
    () => async () => (await import('./area-entries.ts')).savedAreaEntry(area.id),
    [area.id],
  );
  const { form, set } = useOutboxForm({
    name: 'area',
    record: area.id,
    schema: editSchema,
    initialValues: valuesOf(area),
    refused,
    loadEntry,
    onSaved: (outcome) => {
      showSuccess(outcome.sent ? t('areas:saved') : savedWords(outcome));
      void go(paths.list);
    },
    stale: {
      updatedAt: area.updated_at,
      labels: {
        name: t('areas:field.name'),
        parent_area_id: t('areas:field.parent'),
        manager_user_id: t('areas:field.manager'),
      },
      readRecord: (record) => valuesOf(record as AreaRow),
      shown: ({ name, parent_area_id, manager_user_id }) => ({
        name,
        parent_area_id: areas.find(({ id }) => id === parent_area_id)?.name,
        manager_user_id: people.find(({ id }) => id === manager_user_id)?.name,
      }),
      onReloaded: (record) => {
        refreshAreas(client, [area.id]);
        onReloaded(record as AreaRow);
      },
    },
  });
  return (
    <AreaForm
      form={form}
      set={set}
      label={t('areas:titles.edit')}
      save={t('platform:actions.save')}
      area={area}
    />
  );
};

/** Keeps the record as it was opened while others change it, so that a save against a newer one is noticed. */
const Opened = ({ area, unsent }: { area: AreaRow; unsent: string | undefined }) => {
  const [opened, setOpened] = useState(area);
  const refused = useRefused(unsent);
  if (refused === 'loading') return <PageSkeleton />;
  return <Editing key={opened.updated_at} area={opened} refused={refused} onReloaded={setOpened} />;
};

const EditAreaPage = () => {
  const t = useText();
  const go = useGo();
  const id = useIdParam('areaId');
  const [{ unsent }] = useSearchState(areaSearch);
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...endpointQuery(areaEndpoints.getArea, { params: { id } }),
    refetchOnMount: 'always',
  });
  const { deleteAction, dialog } = useDeleteArea(() => void go(paths.list));
  const trail = [
    { title: t('app:titles.admin'), to: '/admin' },
    { title: t('areas:titles.list'), to: paths.list },
  ];
  if (error && !data) {
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={t('areas:titles.edit')}
        breadcrumbs={[...trail, t('areas:titles.edit')]}
        missing={{ title: t('areas:notFound'), back: { label: t('areas:back'), to: paths.list } }}
      />
    );
  }
  if (!data || !(isFetchedAfterMount || error)) return <PageSkeleton crumbs />;
  return (
    <>
      <PageHeader
        title={areaName(data)}
        breadcrumbs={[...trail, areaName(data)]}
        menu={deleteAction ? [deleteAction(data)] : []}
      />
      <Opened key={id} area={data} unsent={unsent} />
      {dialog}
    </>
  );
};

export default EditAreaPage;
