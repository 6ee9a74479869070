import { ShareDialog } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { type DoorProof, proofEndpoints } from '../../contract/index.ts';

/** The link keeps the nights that are shown now. */
const ShareProof = ({ proof, onClose }: { proof: DoorProof; onClose: () => void }) => {
  const t = useText();
  const { job, tenant, from, to } = proof;
  return (
    <ShareDialog
      title={t('daily-reports:proof.shareTitle', {
        tenant: [tenant.suite, tenant.name].filter(Boolean).join(' '),
      })}
      query={endpointQuery(proofEndpoints.getDoorProofShareLink, {
        query: { job: job.id, tenant: tenant.id, from, to },
      })}
      onClose={onClose}
    />
  );
};

export default ShareProof;
