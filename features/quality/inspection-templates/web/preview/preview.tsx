import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { IconCamera, IconMessage, IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import {
  choiceOf,
  type EvidenceRule,
  type Question,
  type RatingScale,
  responses,
  type Section,
  scaleOf,
} from '../../contract/index.ts';
import { ChoiceButtons } from '../question/choice-buttons.tsx';
import { PlainField } from '../question/plain-field.tsx';
import { QuestionHead } from '../question/question-head.tsx';
import classes from './preview.module.css';

type Scales = { scale: string; scales: readonly RatingScale[] };

type Props = { question: Question; scales: Scales };

const Evidence = ({
  rule,
  kind,
  deficient,
}: {
  rule: EvidenceRule;
  kind: 'photo' | 'comment';
  deficient: boolean;
}) => {
  const t = useText();
  if (rule === 'none') return null;
  const required = rule === 'required' || (rule === 'required_if_deficient' && deficient);
  const Icon = kind === 'photo' ? IconCamera : IconMessage;
  return (
    <Group
      component="span"
      className={classes.evidence}
      gap={4}
      wrap="nowrap"
      data-required={required || undefined}
    >
      <Icon size={16} aria-hidden />
      {t(`inspection-templates:preview.${kind}${required ? 'Required' : ''}`)}
    </Group>
  );
};

/** A picture of the control for photos or a signature, without its function. */
const Stand = ({ kind }: { kind: 'photo' | 'signature' }) => {
  const t = useText();
  const Icon = kind === 'photo' ? IconCamera : IconSignature;
  return (
    <Group
      component="span"
      gap="xs"
      justify="center"
      wrap="nowrap"
      mih={56}
      bd="1px dashed var(--mantine-color-default-border)"
      bdrs="md"
      c="dimmed"
    >
      <Icon size={20} aria-hidden />
      {t(`inspection-templates:preview.${kind === 'photo' ? 'takePhoto' : 'sign'}`)}
    </Group>
  );
};

const PreviewQuestion = ({ question, scales }: Props) => {
  const t = useText();
  const [value, choose] = useState<string | number | null>(null);
  const scale = scaleOf(question, scales);
  const deficient = choiceOf(question, value, scales)?.is_deficient ?? false;
  return (
    <Stack component="li" className={classes.question} gap="xs">
      <QuestionHead question={question} />
      {scale ? (
        <ChoiceButtons
          scale={scale}
          label={question.label}
          value={typeof value === 'string' ? value : null}
          allowNa={question.allow_na}
          onChange={choose}
        />
      ) : responses[question.response_type].files ? (
        <Stand kind={question.response_type === 'photo' ? 'photo' : 'signature'} />
      ) : (
        <PlainField question={question} value={value} onChange={choose} />
      )}
      <Group gap="4px 16px" align="stretch">
        <Evidence rule={question.photo} kind="photo" deficient={deficient} />
        <Evidence rule={question.comment} kind="comment" deficient={deficient} />
        {question.critical && deficient && (
          <Box component="span" className={classes.critical} fz="sm">
            {t('inspection-templates:preview.criticalFail')}
          </Box>
        )}
      </Group>
    </Stack>
  );
};

export type Previewed = {
  scale: string;
  scales: readonly RatingScale[];
  sections: readonly Section[];
};

/** A template as an inspector sees it on a phone; answers can be tried, and are not kept. */
export const Preview = ({ shown }: { shown: Previewed }) => {
  const t = useText();
  return (
    <Box maw={390} mx="auto">
      {shown.sections.length === 0 && (
        <Text c="dimmed" p="md">
          {t('inspection-templates:preview.empty')}
        </Text>
      )}
      {shown.sections.map(({ id, title, repeat, instructions, questions }) => (
        <section key={id} aria-labelledby={`preview-${id}`}>
          <div className={classes.head}>
            <Title order={3} id={`preview-${id}`}>
              {title || t('inspection-templates:editor.unnamedSection')}
            </Title>
            {repeat !== 'none' && (
              <Text size="sm" c="dimmed">
                {t(`inspection-templates:repeat.${repeat}`)}
              </Text>
            )}
            {instructions && <Text size="sm">{instructions}</Text>}
          </div>
          <ul>
            {questions.map((question) => (
              <PreviewQuestion key={question.id} question={question} scales={shown} />
            ))}
          </ul>
        </section>
      ))}
    </Box>
  );
};
