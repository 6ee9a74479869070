import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { ReasonDialog } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Proposal, proposalEndpoints } from '../../contract/index.ts';
import { cacheProposal } from '../cache-proposal.ts';

type Props = { proposal: Proposal; onClose: () => void };

const asked = z.strictObject({ reason: field.longText.min(3, 'reason_required') });

const WithdrawDialog = ({ proposal: { id }, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <ReasonDialog
      name="proposal-withdraw"
      record={id}
      schema={asked}
      words={{
        title: t('proposals:withdraw.title'),
        text: t('proposals:withdraw.text'),
        label: t('proposals:withdraw.label'),
        submit: t('proposals:withdraw.submit'),
      }}
      save={({ reason: note }) =>
        call(proposalEndpoints.withdrawProposal, { params: { id }, body: { note } })
      }
      onSaved={(saved) => {
        cacheProposal(client, saved);
        showSuccess(t('proposals:done.withdrawn'));
        onClose();
      }}
      onClose={onClose}
    />
  );
};

export default WithdrawDialog;
