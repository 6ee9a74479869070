import { Button, UnstyledButton } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { responses } from '#features/quality/inspection-templates/contract';
import { PlainField } from '#features/quality/inspection-templates/web';
import { useTyped } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import type { CurrentAnswer } from '../outbox/current-answers.ts';
import classes from './question.module.css';
import type { Question } from './steps.ts';
import type { Act } from './use-act.ts';

const [SignDialog, preloadSigning] = lazyPart(async () => ({
  default: (await import('./sign-dialog.tsx')).SignDialog,
}));

type SignFieldProps = { question: Question; entered: CurrentAnswer; mayAnswer: boolean; act: Act };

/** A question that somebody answers by signing. */
const SignField = ({ question, entered, mayAnswer, act }: SignFieldProps) => {
  const t = useText();
  const [signing, setSigning] = useState(false);
  // There may be no network when somebody signs.
  usePreload(preloadSigning);
  const signed = typeof entered.value === 'object' && entered.value ? entered.value.name : null;
  return (
    <div>
      <Button
        variant="default"
        disabled={!mayAnswer || entered.na}
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

type Props = { question: Question; entered: CurrentAnswer; mayAnswer: boolean; act: Act };

const Entered = ({ question, entered, mayAnswer, act }: Props) => {
  const value = typeof entered.value === 'object' ? null : entered.value;
  const [typed, type, done] = useTyped(value, (next) => {
    void act.answer(question, { value: typeof next === 'string' ? next.trim() || null : next, na: false });
  });
  return (
    <PlainField
      question={question.question}
      value={typed}
      onChange={type}
      onDone={done}
      disabled={!mayAnswer || entered.na}
    />
  );
};

/** What answers a question that has no scale. Photos are taken below it like those of any question. */
export const AnswerField = (props: Props) => {
  const t = useText();
  const { question, entered, mayAnswer, act } = props;
  const { response_type, allow_na, label } = question.question;
  return (
    <div className={classes.plain}>
      {!responses[response_type].files && <Entered {...props} />}
      {response_type === 'signature' && <SignField {...props} />}
      {allow_na && (
        <UnstyledButton
          className={classes.na}
          aria-pressed={entered.na}
          aria-label={t('inspections:walk.naFor', { question: label })}
          disabled={!mayAnswer}
          onClick={() => void act.answer(question, { value: null, na: !entered.na })}
        >
          {t('inspection-templates:preview.na')}
        </UnstyledButton>
      )}
    </div>
  );
};
