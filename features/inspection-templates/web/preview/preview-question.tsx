import { NativeSelect, NumberInput, Text, Textarea, TextInput } from '@mantine/core';
import { IconCamera, IconMessage, IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import {
  choiceOf,
  type EvidenceRule,
  type Question,
  type RatingScale,
  scaleOf,
} from '../../contract/index.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
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
    <span className={classes.evidence} data-required={required || undefined}>
      <Icon size={16} aria-hidden />
      {t(`inspection-templates:preview.${kind}${required ? 'Required' : ''}`)}
    </span>
  );
};

/** The field of a question that has no scale. */
const Plain = ({ question }: { question: Question }) => {
  const t = useText();
  const label = question.label;
  switch (question.response_type) {
    case 'number':
      return <NumberInput aria-label={label} hideControls inputMode="decimal" />;
    case 'text':
      return <Textarea aria-label={label} autosize minRows={2} />;
    case 'date':
      return <TextInput aria-label={label} type="date" />;
    case 'choice':
      return (
        <NativeSelect
          aria-label={label}
          data={[{ value: '', label: t('inspection-templates:preview.choose') }, ...question.options]}
        />
      );
    default: {
      const Icon = question.response_type === 'photo' ? IconCamera : IconSignature;
      const words = question.response_type === 'photo' ? 'takePhoto' : 'sign';
      return (
        <span className={classes.stand}>
          <Icon size={20} aria-hidden />
          {t(`inspection-templates:preview.${words}`)}
        </span>
      );
    }
  }
};

export const PreviewQuestion = ({ question, scales }: Props) => {
  const t = useText();
  const [value, choose] = useState<string | null>(null);
  const scale = scaleOf(question, scales);
  const deficient = choiceOf(question, value, scales)?.is_deficient ?? false;
  return (
    <li className={classes.question}>
      <Text fw={500}>
        {question.label}
        {question.required && (
          <span className={classes.star} title={t('inspection-templates:field.required')}>
            {' '}
            *
          </span>
        )}
      </Text>
      {question.help && (
        <Text size="sm" c="dimmed">
          {question.help}
        </Text>
      )}
      {scale ? (
        <ChoiceButtons
          scale={scale}
          label={question.label}
          value={value}
          allowNa={question.allow_na}
          onChange={choose}
        />
      ) : (
        <Plain question={question} />
      )}
      <div className={classes.below}>
        <Evidence rule={question.photo} kind="photo" deficient={deficient} />
        <Evidence rule={question.comment} kind="comment" deficient={deficient} />
        {question.critical && deficient && (
          <span className={classes.critical}>{t('inspection-templates:preview.criticalFail')}</span>
        )}
      </div>
    </li>
  );
};
