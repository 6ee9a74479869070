import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { ReasonDialog } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Proposal, type ProposalQuestion, proposalEndpoints } from '../../contract/index.ts';
import { cacheProposal } from '../cache-proposal.ts';

type Props = { proposal: Proposal; question: ProposalQuestion; onClose: () => void };

const asked = z.strictObject({ reason: field.longText.min(1, 'required') });

const ReplyDialog = ({ proposal: { id }, question, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <ReasonDialog
      name="proposal-question"
      record={question.id}
      schema={asked}
      words={{
        title: t('proposals:reply.title'),
        text: question.question,
        label: t('proposals:reply.label'),
        submit: t('proposals:reply.submit'),
      }}
      save={({ reason: answer }) =>
        call(proposalEndpoints.answerQuestion, {
          params: { id, questionId: question.id },
          body: { answer },
        })
      }
      onSaved={(saved) => {
        cacheProposal(client, saved);
        showSuccess(t('proposals:done.answered'));
        onClose();
      }}
      onClose={onClose}
    />
  );
};

export default ReplyDialog;
