import { Skeleton, UnstyledButton } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ExpiryChip } from '#features/accounts/files/web';
import { endpointQuery } from '#platform/web/api/index';
import { formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { useSearchState } from '#platform/web/routing/index';
import { type Column, Columns, EmptyState, StatusChip } from '#platform/web/ui/index';
import {
  type DocumentRow,
  documentExportColumns,
  documentListEndpoints,
  documentStates,
} from '../../contract/index.ts';
import { jobFilesHref } from '../addresses.ts';
import { documentList } from './document-list.ts';
import classes from './list.module.css';

const documentColumns = (_phone: boolean, t: Translate): readonly Column<DocumentRow>[] => [
  {
    id: 'job',
    header: t('job-documents:list.job'),
    sort: 'job_number',
    cell: ({ job }) => (
      <>
        {job.job_number} {job.job_name}
      </>
    ),
  },
  { id: 'client', header: t('job-documents:list.client'), cell: ({ client }) => client.name, card: 'plain' },
  {
    id: 'type',
    header: t('job-documents:field.type'),
    cell: ({ type }) => t(`job-documents:type.${type}`),
    card: 'plain',
  },
  {
    id: 'state',
    header: t('job-documents:field.state'),
    sort: 'state',
    width: 190,
    card: 'chip',
    cell: ({ state, expires_on }) =>
      state === 'missing' ? (
        <StatusChip status="missing" colour="red" label={t('job-documents:state.missing')} />
      ) : expires_on === null ? (
        <StatusChip status="completed" label={t('job-documents:state.current')} />
      ) : (
        <ExpiryChip expiresOn={expires_on} />
      ),
  },
  {
    id: 'file',
    header: t('job-documents:field.file'),
    from: 1060,
    card: 'hidden',
    cell: ({ file }) => <span data-breaks>{file?.name}</span>,
  },
];

/** The number of documents of each state, by all filters except that of the state. Each number opens its documents. */
const DocumentCounts = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(documentList.schema);
  const { q, type, client_id, area_id, state } = search;
  const { data } = useQuery({
    ...endpointQuery(documentListEndpoints.countJobDocuments, {
      query: {
        ...(q ? { q } : {}),
        ...(type.length > 0 ? { type } : {}),
        ...(client_id ? { client_id } : {}),
        ...(area_id ? { area_id } : {}),
      },
    }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return (
    <Columns
      component="ul"
      className={classes.counts}
      columns="repeat(4, minmax(0, 1fr))"
      gap="sm"
      m="0 0 16px"
      aria-label={t('job-documents:list.counts')}
    >
      {documentStates.map((one) => {
        const chosen = state.length === 1 && state[0] === one;
        return (
          <li key={one}>
            <UnstyledButton
              className={classes.count}
              data-state={one}
              aria-pressed={chosen}
              onClick={() => setSearch({ state: chosen ? [] : [one], page: 1 })}
            >
              <span>{t(`job-documents:state.${one}`)}</span>
              {data ? <strong>{formatNumber(data[one])}</strong> : <Skeleton h={24} w={48} my={3} />}
            </UnstyledButton>
          </li>
        );
      })}
    </Columns>
  );
};

const exporting = {
  endpoint: documentListEndpoints.exportJobDocuments,
  columns: documentExportColumns,
};

/** The documents of all job sites, below their list. */
const DocumentsView = () => {
  const t = useText();
  return (
    <>
      <DocumentCounts />
      <RecordList
        list={documentList}
        label={t('job-documents:titles.list')}
        searching={t('job-documents:list.search')}
        apply={t('job-documents:list.apply')}
        columns={documentColumns}
        rowLabel={({ job, type }) => `${job.job_number} ${job.job_name}: ${t(`job-documents:type.${type}`)}`}
        rowHref={({ job }) => jobFilesHref(job.id)}
        exporting={exporting}
        empty={
          <EmptyState
            icon={IconFileCertificate}
            title={t('job-documents:list.empty')}
            text={t('job-documents:list.emptyText')}
          />
        }
      />
    </>
  );
};

export default DocumentsView;
