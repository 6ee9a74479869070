import { IconFileCertificate } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { EmptyState } from '#platform/web/ui/index';
import { documentExportColumns, documentListEndpoints } from '../../contract/index.ts';
import { jobFilesHref } from '../addresses.ts';
import { documentColumns } from './document-columns.tsx';
import { DocumentCounts } from './document-counts.tsx';
import { documentList } from './document-list.ts';

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
