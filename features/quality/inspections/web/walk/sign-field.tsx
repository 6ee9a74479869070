import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import type { Given } from '../outbox/given.ts';
import type { Question } from './steps.ts';
import type { Act } from './use-act.ts';

const [SignDialog, preloadSigning] = lazyPart(async () => ({
  default: (await import('./sign-dialog.tsx')).SignDialog,
}));

type Props = { question: Question; given: Given; mayAnswer: boolean; act: Act };

/** A question that somebody answers by signing. */
export const SignField = ({ question, given, mayAnswer, act }: Props) => {
  const t = useText();
  const [signing, setSigning] = useState(false);
  // There may be no network when somebody signs.
  usePreload(preloadSigning);
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
      <Suspense>
        {signing && (
          <SignDialog
            title={question.question.label}
            onSigned={(name, ink) => void act.sign(question, name, ink)}
            onClose={() => setSigning(false)}
          />
        )}
      </Suspense>
    </div>
  );
};
