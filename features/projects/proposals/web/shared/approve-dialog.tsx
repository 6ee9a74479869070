import { Text } from '@mantine/core';
import { z } from 'zod';
import { call } from '#platform/web/api/index';
import { FormActions, RecordForm, refuseMissing, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog, noSignature, type Signature, SignaturePad } from '#platform/web/ui/index';
import { sharedProposalEndpoints } from '../../contract/index.ts';
import { fromStranger, useAnswer } from './use-take-shared.ts';

type Props = {
  orgSlug: string;
  /** The hash of the content that is approved. */
  shown: string;
  title: string;
  amount: string;
  chosen: number[];
  onClose: () => void;
};

/** The form has no fields of its own, because the body of the call is made from the signature. */
const nothingElse = z.object({});

const ApproveForm = ({ orgSlug, shown, title, amount, chosen, onClose }: Props) => {
  const t = useText();
  const { answer, onSaved } = useAnswer(orgSlug, onClose);
  const form = useRecordForm({
    name: 'proposal-approve',
    record: orgSlug,
    schema: nothingElse,
    initialValues: { ink: noSignature as Signature, name: null, signature: null },
    save: (_, { ink }) => {
      const { image } = ink;
      refuseMissing({
        ...(ink.name.trim() === '' && { name: 'required' }),
        ...(!image && { signature: 'proposal_signature' }),
      });
      return answer(
        call(
          sharedProposalEndpoints.approveProposal,
          {
            params: { orgSlug },
            body: { shown, name: ink.name.trim(), chosen },
            files: image ? [{ field: 'signature', file: image, name: 'signature.png' }] : [],
          },
          fromStranger,
        ),
      );
    },
    onSaved,
  });
  const { ink } = form.getValues();
  return (
    <RecordForm form={form} label={t('proposals:shared.signTitle')}>
      <Text>{t('proposals:shared.signText', { amount, title })}</Text>
      <SignaturePad
        label={t('proposals:shared.signature')}
        value={ink}
        onChange={(signature) => {
          form.setFieldValue('ink', signature);
          form.setFieldValue('name', null);
          form.setFieldValue('signature', null);
        }}
        error={form.errors.signature}
        nameError={form.errors.name}
        withAsterisk
      />
      <FormActions saving={form.saving} save={t('proposals:shared.approveFor', { amount })} />
    </RecordForm>
  );
};

const ApproveDialog = (props: Props) => {
  const t = useText();
  return (
    <Dialog form title={t('proposals:shared.signTitle')} onClose={props.onClose}>
      <ApproveForm {...props} />
    </Dialog>
  );
};

export default ApproveDialog;
