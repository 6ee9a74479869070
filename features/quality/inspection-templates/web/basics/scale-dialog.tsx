import { Button, Switch, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { currentLocale, formatPercent, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import {
  basicsEndpoints,
  describeScale,
  max,
  min,
  type OwnScale,
  type ScaleChoice,
} from '../../contract/index.ts';
import { ChoiceLine } from './choice-line.tsx';

const { createScale, updateScale, listScales } = basicsEndpoints;

const refreshes = [listScales];

const newChoice = (): ScaleChoice => ({
  key: `c${crypto.randomUUID().slice(0, 8)}`,
  label: '',
  short: '',
  percent: 100,
  color: 'green',
  is_deficient: false,
  is_default: false,
});

const beginning = (): ScaleChoice[] => [
  newChoice(),
  { ...newChoice(), percent: 0, color: 'red', is_deficient: true },
];

type Values = { name: string; choices: ScaleChoice[]; active: boolean };

const useScaleForm = (scale: OwnScale | null, onClose: () => void) => {
  const t = useText();
  const create = useAction(createScale, { refreshes, quiet: true });
  const update = useAction(updateScale, { refreshes, quiet: true });
  const initialValues: Values = {
    name: scale?.name ?? '',
    choices: scale?.choices ?? beginning(),
    active: scale?.active ?? true,
  };
  return useRecordForm({
    name: 'rating-scale',
    record: scale?.id ?? 'new',
    schema: (scale ? updateScale.body : createScale.body) as typeof updateScale.body,
    initialValues,
    ...(scale && { updatedAt: scale.updated_at }),
    labels: {
      name: t('inspection-templates:field.name'),
      choices: t('inspection-templates:scales.choices'),
      active: t('inspection-templates:field.active'),
    },
    shown: ({ choices, ...rest }) => ({
      ...rest,
      choices: choices.map(({ label, percent }) => `${label} ${formatPercent(percent / 100, 2)}`).join(', '),
    }),
    save: ({ updated_at, ...fields }) =>
      scale
        ? update.mutateAsync({ params: { id: scale.id }, body: { ...fields, updated_at } })
        : create.mutateAsync({ body: fields }),
    onSaved: () => {
      showSuccess(t('inspection-templates:saved'));
      onClose();
    },
  });
};

const ScaleDialog = ({ scale, onClose }: { scale: OwnScale | null; onClose: () => void }) => {
  const t = useText();
  const form = useScaleForm(scale, onClose);
  const { choices, active } = form.values;
  const set = (next: ScaleChoice[]) => form.setFieldValue('choices', next);
  const errors = form.errors as Record<string, string>;
  /** Changes a choice. If it becomes the default, the former default is unset. */
  const change = (at: number) => (next: ScaleChoice) =>
    set(
      choices.map((one, place) =>
        place === at ? next : next.is_default ? { ...one, is_default: false } : one,
      ),
    );
  return (
    <Dialog
      form
      size="lg"
      title={scale ? describeScale(scale, currentLocale()) : t('inspection-templates:scales.add')}
      onClose={onClose}
    >
      <RecordForm form={form}>
        <TextInput
          label={t('inspection-templates:field.name')}
          maxLength={100}
          autoComplete="off"
          {...form.field('name')}
        />
        <div>
          {choices.map((choice, at) => (
            <ChoiceLine
              key={choice.key}
              choice={choice}
              errorOf={(field) => errors[`choices.${at}.${field}`]}
              onChange={change(at)}
              onRemove={
                choices.length > min.scaleChoices
                  ? () => set(choices.filter((_, place) => place !== at))
                  : undefined
              }
            />
          ))}
          {errors.choices && (
            <Text c="error" size="sm" role="alert">
              {errors.choices}
            </Text>
          )}
          <Button
            mt="sm"
            variant="subtle"
            mih={44}
            disabled={choices.length >= max.scaleChoices}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => set([...choices, newChoice()])}
          >
            {t('inspection-templates:scales.addChoice')}
          </Button>
        </div>
        <Switch
          label={t('inspection-templates:field.active')}
          description={t('inspection-templates:scales.activeText')}
          checked={active}
          onChange={(event) => form.setFieldValue('active', event.currentTarget.checked)}
        />
        <FormActions saving={form.saving} />
      </RecordForm>
    </Dialog>
  );
};

export default ScaleDialog;
