import { Text, TextInput } from '@mantine/core';
import { call } from '#platform/web/api/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { sharedProposalEndpoints } from '../../contract/index.ts';
import { fromStranger, useAnswer } from './use-take-shared.ts';

type Props = { orgSlug: string; shown: string; onClose: () => void };

const { declineProposal } = sharedProposalEndpoints;

const words = declineProposal.body.omit({ shown: true });

const DeclineForm = ({ orgSlug, shown, onClose }: Props) => {
  const t = useText();
  const { answer, onSaved } = useAnswer(orgSlug, onClose);
  const form = useRecordForm({
    name: 'proposal-decline',
    record: orgSlug,
    schema: words,
    initialValues: { name: '', reason: '' },
    save: (body) =>
      answer(call(declineProposal, { params: { orgSlug }, body: { ...body, shown } }, fromStranger)),
    onSaved,
  });
  return (
    <RecordForm form={form} label={t('proposals:shared.declineTitle')}>
      <Text>{t('proposals:shared.declineText')}</Text>
      <TextInput label={t('proposals:shared.yourName')} autoComplete="name" {...form.field('name')} />
      <CountedTextarea
        label={t('proposals:shared.reason')}
        limit={form.limit('reason')}
        {...form.field('reason')}
      />
      <FormActions saving={form.saving} save={t('proposals:shared.decline')} />
    </RecordForm>
  );
};

const DeclineDialog = (props: Props) => {
  const t = useText();
  return (
    <Dialog form title={t('proposals:shared.declineTitle')} onClose={props.onClose}>
      <DeclineForm {...props} />
    </Dialog>
  );
};

export default DeclineDialog;
