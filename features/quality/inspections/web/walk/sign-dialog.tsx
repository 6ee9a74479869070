import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { Photo } from '#features/accounts/files/web';
import { FormActions, useMessageText } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog, noSignature, SignaturePad } from '#platform/web/ui/index';

type Props = { title: string; onSigned: (name: string, ink: Photo) => void; onClose: () => void };

export const SignDialog = ({ title, onSigned, onClose }: Props) => {
  const t = useText();
  const messageText = useMessageText();
  const [signature, setSignature] = useState(noSignature);
  const [missing, setMissing] = useState(false);
  const name = signature.name.trim();
  const submit = () => {
    const { id, image } = signature;
    if (!image || name === '') return setMissing(true);
    onSigned(name, { id, file: image, name: 'signature.png', comment: '', facts: {} });
    onClose();
  };
  return (
    <Dialog form title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="md">
          <SignaturePad
            label={t('inspections:walk.sign')}
            withAsterisk
            value={signature}
            onChange={setSignature}
            error={missing && !signature.image ? messageText('inspection_signature_required') : undefined}
            nameError={missing && name === '' ? messageText('required') : undefined}
          />
          <FormActions saving={false} />
        </Stack>
      </form>
    </Dialog>
  );
};
