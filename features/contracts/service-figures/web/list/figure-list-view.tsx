import { IconContract } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { contractHref } from '#features/contracts/contracts/web';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { EmptyState } from '#platform/web/ui/index';
import { figureColumns, serviceFigureEndpoints } from '../../contract/index.ts';
import { FigureSums } from '../figure-sums.tsx';
import { figureColumnsOf, siteOf } from './figure-columns.tsx';
import { figureList } from './figure-list.ts';

const exporting = { endpoint: serviceFigureEndpoints.exportServiceFigures, columns: figureColumns };

/** One row for each service; it opens the contract. */
const FigureListView = () => {
  const t = useText();
  return (
    <>
      <FigureSums />
      <RecordList
        list={figureList}
        label={t('service-figures:titles.page')}
        searching={t('service-figures:list.search')}
        apply={t('service-figures:list.apply')}
        columns={figureColumnsOf}
        rowLabel={(row) => `${siteOf(row)}: ${row.number}`}
        rowHref={({ id, job, service }) => contractHref({ jobId: job.id, serviceId: service.id }, id)}
        ViewsMenu={ViewsMenu}
        exporting={exporting}
        empty={
          <EmptyState
            icon={IconContract}
            title={t('service-figures:list.empty')}
            text={t('service-figures:list.emptyText')}
          />
        }
      />
    </>
  );
};

export default FigureListView;
