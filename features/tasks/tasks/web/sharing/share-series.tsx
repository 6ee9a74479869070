import { ShareDialog } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { sharedTaskEndpoints, type TaskSeries, titleWords } from '../../contract/index.ts';

const ShareSeries = ({ series, onClose }: { series: TaskSeries; onClose: () => void }) => {
  const t = useText();
  return (
    <ShareDialog
      title={`${t('tasks:task.share')}: ${titleWords(series.title)}`}
      query={endpointQuery(sharedTaskEndpoints.getSeriesShareLink, { params: { id: series.id } })}
      onClose={onClose}
    />
  );
};

export default ShareSeries;
