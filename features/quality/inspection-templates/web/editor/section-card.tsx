import { ActionIcon, Box, Button, Group, Text, Title, UnstyledButton } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronRight,
  IconCopy,
  IconDots,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { memo } from 'react';
import { useText } from '#platform/web/i18n/index';
import { ActionMenu } from '#platform/web/ui/index';
import type { Section } from '../../contract/index.ts';
import classes from './editor.module.css';
import type { EditorActions } from './editor-actions.ts';
import { errorsBelow, ownErrors } from './errors-of.ts';
import { Handle } from './handle.tsx';
import { QuestionFields } from './question-fields.tsx';
import { QuestionRow } from './question-row.tsx';
import { SectionFields } from './section-fields.tsx';

type Props = {
  section: Section;
  errors: Readonly<Record<string, string>>;
  folded: boolean;
  /** The id of this section or of one of its questions, if its fields are open. */
  opened: string | null;
  actions: EditorActions;
};

const Head = ({ section, folded, opened, actions, wrong }: Omit<Props, 'errors'> & { wrong: boolean }) => {
  const t = useText();
  const { id, title, questions, weight, repeat } = section;
  const name = title || t('inspection-templates:editor.unnamedSection');
  return (
    <div className={classes.sectionHead}>
      <Handle id={id} name={name} onStep={(by) => actions.stepSection(id, by)} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-expanded={!folded}
        aria-label={t(`inspection-templates:editor.${folded ? 'unfold' : 'fold'}`, { name })}
        onClick={() => actions.fold(id, !folded)}
      >
        {folded ? <IconChevronRight size={18} /> : <IconChevronDown size={18} />}
      </ActionIcon>
      <UnstyledButton
        className={classes.open}
        aria-expanded={opened === id}
        onClick={() => actions.open(opened === id ? null : id)}
      >
        <Title order={3} className={classes.label} data-empty={title === '' || undefined}>
          {name}
        </Title>
        <Group component="span" gap="4px 12px" c="dimmed" fz="sm">
          <span>{t('inspection-templates:count.questions', { count: questions.length })}</span>
          {weight !== 1 && <span>{t('inspection-templates:editor.weight', { weight: String(weight) })}</span>}
          {repeat !== 'none' && <span>{t(`inspection-templates:repeat.${repeat}`)}</span>}
        </Group>
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
            onClick: () => actions.stepSection(id, -1),
          },
          {
            label: t('inspection-templates:editor.down'),
            icon: IconArrowDown,
            onClick: () => actions.stepSection(id, 1),
          },
          {
            label: t('inspection-templates:editor.duplicate'),
            icon: IconCopy,
            onClick: () => actions.duplicateSection(id),
          },
          {
            label: t('platform:actions.delete'),
            icon: IconTrash,
            danger: true,
            onClick: () => actions.removeSection(id),
          },
        ]}
      />
    </div>
  );
};

export const SectionCard = memo(({ section, errors, folded, opened, actions }: Props) => {
  const t = useText();
  const { id, questions } = section;
  const own = ownErrors(errors);
  return (
    <Box
      component="section"
      className={classes.section}
      bd="1px solid var(--cora-border)"
      bdrs="md"
      bg="var(--mantine-color-body)"
      data-part="section"
      data-id={id}
      draggable
    >
      <Head
        section={section}
        folded={folded}
        opened={opened}
        actions={actions}
        wrong={Object.keys(folded ? errors : own).length > 0}
      />
      {opened === id && <SectionFields section={section} errors={own} onChange={actions.changeSection} />}
      {!folded && (
        <>
          {questions.map((question, at) => {
            const faults = errorsBelow(errors, `questions.${at}`);
            const open = opened === question.id;
            return (
              <div key={question.id} data-part="question" data-id={question.id} draggable={!open}>
                <QuestionRow
                  question={question}
                  open={open}
                  actions={actions}
                  wrong={Object.keys(faults).length > 0}
                />
                {open && (
                  <QuestionFields
                    question={question}
                    errors={faults}
                    onChange={actions.changeQuestion}
                    onClose={() => actions.open(null)}
                  />
                )}
              </div>
            );
          })}
          {questions.length === 0 && (
            <Text size="sm" c="dimmed" className={classes.none}>
              {t('inspection-templates:editor.noQuestions')}
            </Text>
          )}
          <div className={classes.add}>
            <Button
              variant="subtle"
              mih={44}
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => actions.addQuestion(id)}
            >
              {t('inspection-templates:editor.addQuestion')}
            </Button>
          </div>
        </>
      )}
    </Box>
  );
});
