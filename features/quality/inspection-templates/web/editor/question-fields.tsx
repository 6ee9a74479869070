import { Button, Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { currentLocale, useText } from '#platform/web/i18n/index';
import {
  describeScale,
  evidenceRules,
  isScored,
  type Question,
  questionPriorities,
  type ResponseType,
  responses,
  responseTypes,
  tidyQuestion,
} from '../../contract/index.ts';
import { offered, useScales } from '../use-basics.ts';
import classes from './editor.module.css';
import { WeightField } from './weight-field.tsx';

type Props = {
  question: Question;
  /** Errors by name of the field. */
  errors: Readonly<Record<string, string>>;
  onChange: (next: Question) => void;
  onClose: () => void;
};

/** Everything about one question. */
export const QuestionFields = ({ question, errors, onChange, onClose }: Props) => {
  const t = useText();
  const scales = offered(useScales(), question.scale);
  const { response_type: type } = question;
  const scored = isScored(type);
  const set = (patch: Partial<Question>) => onChange({ ...question, ...patch });
  const rules = evidenceRules.filter((rule) => scored || rule !== 'required_if_deficient');
  const ruleData = rules.map((rule) => ({ value: rule, label: t(`inspection-templates:rule.${rule}`) }));
  return (
    <div className={classes.fields}>
      <Textarea
        className={classes.wide}
        label={t('inspection-templates:field.label')}
        withAsterisk
        autosize
        minRows={1}
        maxLength={150}
        data-autofocus
        value={question.label}
        error={errors.label}
        onChange={(event) => set({ label: event.currentTarget.value })}
      />
      <TextInput
        className={classes.wide}
        label={t('inspection-templates:field.help')}
        maxLength={500}
        value={question.help}
        error={errors.help}
        onChange={(event) => set({ help: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('inspection-templates:field.response_type')}
        data={responseTypes.map((each) => ({
          value: each,
          label: t(`inspection-templates:response.${each}`),
        }))}
        value={type}
        onChange={(event) =>
          onChange(tidyQuestion({ ...question, response_type: event.currentTarget.value as ResponseType }))
        }
      />
      {type === 'rating' && (
        <NativeSelect
          label={t('inspection-templates:field.scale')}
          error={errors.scale}
          data={[
            { value: '', label: t('inspection-templates:editor.scaleOfTemplate') },
            ...scales.map((scale) => ({ value: scale.key, label: describeScale(scale, currentLocale()) })),
          ]}
          value={question.scale ?? ''}
          onChange={(event) => set({ scale: event.currentTarget.value || null })}
        />
      )}
      {scored && (
        <WeightField
          label={t('inspection-templates:field.weight')}
          value={question.weight}
          error={errors.weight}
          onChange={(weight) => set({ weight })}
        />
      )}
      {type === 'choice' && (
        <Textarea
          className={classes.wide}
          label={t('inspection-templates:field.options')}
          description={t('inspection-templates:editor.optionsText')}
          autosize
          minRows={3}
          value={question.options.join('\n')}
          error={errors.options ?? errors['options.0']}
          onChange={(event) => set({ options: event.currentTarget.value.split('\n') })}
          onBlur={() => set({ options: question.options.map((one) => one.trim()).filter(Boolean) })}
        />
      )}
      {!responses[type].files && (
        <NativeSelect
          label={t('inspection-templates:field.photo')}
          data={ruleData}
          value={question.photo}
          onChange={(event) => set({ photo: event.currentTarget.value as Question['photo'] })}
        />
      )}
      <NativeSelect
        label={t('inspection-templates:field.comment')}
        data={ruleData}
        value={question.comment}
        onChange={(event) => set({ comment: event.currentTarget.value as Question['comment'] })}
      />
      {scored && (
        <NativeSelect
          label={t('inspection-templates:field.default_priority')}
          data={questionPriorities.map((each) => ({
            value: each,
            label: t(`inspection-templates:priority.${each}`),
          }))}
          value={question.default_priority}
          onChange={(event) =>
            set({ default_priority: event.currentTarget.value as Question['default_priority'] })
          }
        />
      )}
      <Stack className={classes.choices} gap="sm">
        <Checkbox
          label={t('inspection-templates:field.required')}
          checked={question.required}
          onChange={(event) => set({ required: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('inspection-templates:field.allow_na')}
          checked={question.allow_na}
          onChange={(event) => set({ allow_na: event.currentTarget.checked })}
        />
        {scored && (
          <Checkbox
            label={t('inspection-templates:field.critical')}
            description={t('inspection-templates:editor.criticalText')}
            checked={question.critical}
            onChange={(event) => set({ critical: event.currentTarget.checked })}
          />
        )}
      </Stack>
      <div className={classes.wide}>
        <Button variant="default" size="compact-md" mih={44} onClick={onClose}>
          {t('inspection-templates:editor.closeFields')}
        </Button>
      </div>
    </div>
  );
};
