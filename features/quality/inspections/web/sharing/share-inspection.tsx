import { useQueryClient } from '@tanstack/react-query';
import { ShareDialog } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { type Inspection, sharedInspectionEndpoints } from '../../contract/index.ts';
import { inspectionQuery } from '../inspection-query.ts';

type Props = {
  inspection: Inspection;
  /** The client stands beside the inspector. */
  giving?: boolean;
  onEmail?: (() => void) | undefined;
  onClose: () => void;
};

const ShareInspection = ({ inspection, giving = false, onEmail, onClose }: Props) => {
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
      title={t(giving ? 'inspections:share.give' : 'inspections:share.title', { number })}
      scanned={giving}
      onEmail={onEmail}
      query={endpointQuery(sharedInspectionEndpoints.getInspectionShareLink, { params: { id } })}
      onClose={close}
    />
  );
};

export default ShareInspection;
