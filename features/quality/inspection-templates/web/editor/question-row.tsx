import { Badge, Group, UnstyledButton } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowsMove,
  IconArrowUp,
  IconCamera,
  IconCopy,
  IconDots,
  IconFlag,
  IconMessage,
  IconTrash,
} from '@tabler/icons-react';
import { memo } from 'react';
import { useText } from '#platform/web/i18n/index';
import { ActionMenu } from '#platform/web/ui/index';
import { isScored, type Question } from '../../contract/index.ts';
import classes from './editor.module.css';
import type { EditorActions } from './editor-actions.ts';
import { Handle } from './handle.tsx';

type Props = { question: Question; wrong: boolean; open: boolean; actions: EditorActions };

const Marks = ({ question }: { question: Question }) => {
  const t = useText();
  const { response_type: type, weight, critical, photo, comment } = question;
  return (
    <Group component="span" gap="4px 12px" c="dimmed" fz="sm">
      <span>{t(`inspection-templates:response.${type}`)}</span>
      {isScored(type) && weight !== 1 && (
        <span>{t('inspection-templates:editor.weight', { weight: String(weight) })}</span>
      )}
      {critical && (
        <Badge color="error" variant="light" tt="none" leftSection={<IconFlag size={12} aria-hidden />}>
          {t('inspection-templates:field.critical')}
        </Badge>
      )}
      {photo.startsWith('required') && (
        <IconCamera size={16} aria-label={t(`inspection-templates:rule.photo_${photo}` as never)} />
      )}
      {comment.startsWith('required') && (
        <IconMessage size={16} aria-label={t(`inspection-templates:rule.comment_${comment}` as never)} />
      )}
    </Group>
  );
};

/** A question in one line. The fields of only one question are open at a time, so that a long template stays fast. */
export const QuestionRow = memo(({ question, wrong, open, actions }: Props) => {
  const t = useText();
  const { id, label } = question;
  const name = label || t('inspection-templates:editor.unnamed');
  return (
    <div className={classes.question} data-wrong={wrong || undefined}>
      <Handle id={id} name={name} onStep={(by) => actions.step(id, by)} />
      <UnstyledButton
        className={classes.open}
        data-question={id}
        aria-expanded={open}
        onClick={() => actions.open(open ? null : id)}
      >
        <span className={classes.label} data-empty={label === '' || undefined}>
          {name}
        </span>
        <Marks question={question} />
        {wrong && <span className={classes.fault}>{t('inspection-templates:editor.wrong')}</span>}
      </UnstyledButton>
      <ActionMenu
        icon={IconDots}
        variant="subtle"
        size={44}
        label={t('inspection-templates:editor.actionsOf', { name })}
        actions={[
          {
            label: t('inspection-templates:editor.up'),
            icon: IconArrowUp,
            onClick: () => actions.step(id, -1),
          },
          {
            label: t('inspection-templates:editor.down'),
            icon: IconArrowDown,
            onClick: () => actions.step(id, 1),
          },
          {
            label: t('inspection-templates:editor.moveTo'),
            icon: IconArrowsMove,
            onClick: () => actions.askMove(id),
          },
          {
            label: t('inspection-templates:editor.duplicate'),
            icon: IconCopy,
            onClick: () => actions.duplicateQuestion(id),
          },
          {
            label: t('platform:actions.delete'),
            icon: IconTrash,
            danger: true,
            onClick: () => actions.removeQuestion(id),
          },
        ]}
      />
    </div>
  );
});
