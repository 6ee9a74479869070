import { Button, Group, Modal, Text } from '@mantine/core';
import { useText } from '../i18n/use-text.ts';
import { useTopmost } from '../ui/dialog/use-topmost.ts';
import { useReturnFocus } from '../ui/focus/use-return-focus.ts';
import { mainLast, type Question } from './confirm.ts';

const look = {
  primary: { variant: 'filled', color: 'brand' },
  danger: { variant: 'filled', color: 'error' },
  plain: { variant: 'default', color: undefined },
} as const;

const Agree = ({ question }: { question: Extract<Question, { kind: 'agree' }> }) => {
  const t = useText();
  return (
    <Modal
      opened
      centered
      size={290}
      withCloseButton={false}
      onClose={() => question.done(0)}
      title={question.text}
    >
      <Group gap="xs" wrap="wrap" justify="flex-end">
        <Button variant="default" onClick={() => question.done(0)} data-autofocus>
          {question.disagree ?? t('platform:actions.cancel')}
        </Button>
        <Button color={question.danger ? 'error' : 'brand'} onClick={() => question.done(1)}>
          {question.agree}
        </Button>
      </Group>
    </Modal>
  );
};

const Custom = ({ question }: { question: Extract<Question, { kind: 'custom' }> }) => {
  const t = useText();
  return (
    <Modal
      opened
      centered
      size="auto"
      styles={{ content: { minWidth: 'min(290px, 100vw - 24px)', maxWidth: 800 } }}
      onClose={() => question.done(0)}
      closeButtonProps={{ 'aria-label': t('platform:actions.close') }}
      title={question.title}
    >
      {typeof question.content === 'string' ? <Text size="sm">{question.content}</Text> : question.content}
      <Group gap="xs" mt="md" wrap="wrap" justify="flex-end">
        <Button variant="default" onClick={() => question.done(0)}>
          {t('platform:actions.cancel')}
        </Button>
        {mainLast(question.options).map((option) => (
          <Button
            key={option.text}
            {...look[option.class ?? 'plain']}
            leftSection={option.icon}
            onClick={() => question.done(option.value)}
          >
            {option.text}
          </Button>
        ))}
      </Group>
    </Modal>
  );
};

const ConfirmDialog = ({ question }: { question: Question }) => {
  useReturnFocus();
  useTopmost();
  return question.kind === 'agree' ? <Agree question={question} /> : <Custom question={question} />;
};

export default ConfirmDialog;
