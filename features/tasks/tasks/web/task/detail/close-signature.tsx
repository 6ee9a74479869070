import { Box, Button, Input } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { type Signature, SignaturePad } from '#platform/web/ui/index';
import type { Task } from '../../../contract/index.ts';
import { SignatureFigure } from './signature-figure.tsx';

type Props = {
  task: Task;
  value: Signature;
  onChange: (signature: Signature) => void;
  error?: ReactNode;
  nameError?: ReactNode;
};

/** The signature pad if a signature is required, the existing signature, or a button to add one. */
export const CloseSignature = ({ task, value, onChange, error, nameError }: Props) => {
  const t = useText();
  const { signature } = task;
  const [wanted, setWanted] = useState(false);
  const needed = task.require_signature && signature === null;
  // Also open after a restored draft, or after an error from the server.
  if (needed || wanted || value.image !== null || value.name !== '' || error) {
    return (
      <SignaturePad
        label={t('tasks:signature.title')}
        value={value}
        onChange={onChange}
        error={error}
        nameError={nameError}
        withAsterisk={needed}
      />
    );
  }
  const offer = (
    <Button
      variant="default"
      leftSection={<IconSignature size={18} aria-hidden />}
      onClick={() => setWanted(true)}
    >
      {t(signature ? 'tasks:signature.again' : 'tasks:signature.add')}
    </Button>
  );
  if (!signature) return <div>{offer}</div>;
  return (
    <Input.Wrapper label={t('tasks:signature.title')} labelElement="div">
      <SignatureFigure signature={signature} zone={task.building.time_zone} />
      <Box mt="xs">{offer}</Box>
    </Input.Wrapper>
  );
};
