import { useQueryClient } from '@tanstack/react-query';
import { ShareDialog } from '#features/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { type Inspection, sharedInspectionEndpoints } from '../../contract/index.ts';
import { inspectionQuery } from '../inspection-query.ts';

const ShareInspection = ({ inspection, onClose }: { inspection: Inspection; onClose: () => void }) => {
  const t = useText();
  const client = useQueryClient();
  const { id, number } = inspection;
  const close = () => {
    // The history of the inspection shows that it was shared.
    void client.invalidateQueries({ queryKey: inspectionQuery(id).queryKey });
    onClose();
  };
  return (
    <ShareDialog
      title={t('inspections:share.title', { number })}
      query={endpointQuery(sharedInspectionEndpoints.getInspectionShareLink, { params: { id } })}
      onClose={close}
    />
  );
};

export default ShareInspection;
