import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { Write } from '#platform/web/outbox/index';
import { Dialog } from '#platform/web/ui/index';
import type { InstructionSet, SiteInstruction } from '../../contract/index.ts';
import { InstructionFields } from './instruction-fields.tsx';
import { useInstructionForm, useNewInstructionForm } from './use-instruction-form.ts';

type Props = {
  jobId: number;
  set: InstructionSet;
  /** Null for a new one. */
  row: SiteInstruction | null;
  refused?: Write | undefined;
  onClose: () => void;
};

const NewInstruction = ({ jobId, set, refused, onClose }: Props) => {
  const t = useText();
  const { form, set: change, sentShare } = useNewInstructionForm({ jobId, refused, onClose });
  const label = t('site-instructions:form.add');
  return (
    <InstructionFields
      form={form}
      sentShare={sentShare}
      jobId={jobId}
      label={label}
      set={change}
      all={set}
      row={null}
    />
  );
};

const SavedInstruction = ({ jobId, set, row, refused, onClose }: Props & { row: SiteInstruction }) => {
  const t = useText();
  const { form, set: change, sentShare } = useInstructionForm(row, { jobId, refused, onClose });
  const label = t('site-instructions:form.edit');
  const fields = form as Parameters<typeof InstructionFields>[0]['form'];
  return (
    <InstructionFields
      sentShare={sentShare}
      jobId={jobId}
      label={label}
      row={row}
      form={fields}
      set={change}
      all={set}
    />
  );
};

/** The form keeps its values while others change the instruction. */
const InstructionDialog = (props: Props) => {
  const t = useText();
  const [row] = useState(props.row);
  return (
    <Dialog
      form
      size="lg"
      title={t(row ? 'site-instructions:form.edit' : 'site-instructions:form.add')}
      onClose={props.onClose}
    >
      {row ? <SavedInstruction {...props} row={row} /> : <NewInstruction {...props} />}
    </Dialog>
  );
};

export default InstructionDialog;
