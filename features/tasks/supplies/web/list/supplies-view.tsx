import { IconPackageImport } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { EmptyState } from '#platform/web/ui/index';
import { supplyExportColumns, supplyListEndpoints } from '../../contract/index.ts';
import { jobSuppliesHref } from '../addresses.ts';
import { supplyColumns } from './supply-columns.tsx';
import { supplyList } from './supply-list.ts';

const exporting = { endpoint: supplyListEndpoints.exportSupplies, columns: supplyExportColumns };

/** Supplies below their par level at all job sites. */
const SuppliesView = () => {
  const t = useText();
  return (
    <RecordList
      list={supplyList}
      label={t('supplies:titles.list')}
      searching={t('supplies:list.search')}
      apply={t('supplies:list.apply')}
      columns={supplyColumns}
      rowLabel={({ name, job }) => `${name}: ${job.job_number} ${job.job_name}`}
      rowHref={({ job }) => jobSuppliesHref(job.id)}
      exporting={exporting}
      empty={
        <EmptyState
          icon={IconPackageImport}
          title={t('supplies:list.empty')}
          text={t('supplies:list.emptyText')}
        />
      }
    />
  );
};

export default SuppliesView;
