import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { Given } from '../outbox/given.ts';
import { SignDialog } from './sign-dialog.tsx';
import type { Question } from './steps.ts';
import type { Act } from './use-act.ts';

type Props = { question: Question; given: Given; mayAnswer: boolean; act: Act };

/** A question that somebody answers by signing. */
export const SignField = ({ question, given, mayAnswer, act }: Props) => {
  const t = useText();
  const [signing, setSigning] = useState(false);
  const signed = typeof given.value === 'object' && given.value ? given.value.name : null;
  return (
    <div>
      <Button
        variant="default"
        disabled={!mayAnswer || given.na}
        leftSection={<IconSignature size={18} aria-hidden />}
        onClick={() => setSigning(true)}
      >
        {signed ? t('inspections:walk.signedBy', { name: signed }) : t('inspections:walk.sign')}
      </Button>
      {signing && (
        <SignDialog
          title={question.question.label}
          onSigned={(name, ink) => void act.sign(question, name, ink)}
          onClose={() => setSigning(false)}
        />
      )}
    </div>
  );
};
