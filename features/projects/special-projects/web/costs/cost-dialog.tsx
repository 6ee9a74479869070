import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import * as field from '#platform/contract/fields';
import { showSuccess } from '#platform/web/feedback/index';
import { DecimalField, FormActions, RecordForm } from '#platform/web/forms/index';
import { formatMoney, todayIn, useText } from '#platform/web/i18n/index';
import { savedWords, useOutboxForm, type Write } from '#platform/web/outbox/index';
import { ChoiceChips, Columns, Dialog } from '#platform/web/ui/index';
import {
  type Cost,
  checkEntry,
  costFields,
  costKinds,
  type ProjectCosts,
  type SpecialProject,
  units,
} from '../../contract/index.ts';
import { projectTasksQuery } from '../queries.ts';
import { entryWords } from './cost-words.ts';
import classes from './costs.module.css';

type CostDialogProps = {
  project: SpecialProject;
  costs: ProjectCosts;
  /** Null for a new one. */
  entry: Cost | null;
  /** The task for which a new one is noted. */
  taskId?: number | undefined;
  refused?: Write | undefined;
  onClose: () => void;
};

const loadEntries = () => import('./cost-entries.ts');

const valuesOf = (entry: Cost | null, project: SpecialProject, taskId: number | null) => ({
  kind: entry?.kind ?? ('material' as const),
  description: entry?.description ?? '',
  quantity: entry?.quantity ?? ('' as number | ''),
  unit: entry?.unit ?? ('each' as const),
  worked_on: entry?.worked_on ?? todayIn(project.time_zone),
  task_id: entry ? (entry.task?.id ?? null) : taskId,
});

/** The schema of the form; without the price for people who see no prices. */
const schemaOf = (mayPrice: boolean, isNew: boolean) => {
  const fields = mayPrice ? costFields : costFields.omit({ unit_cost: true });
  return (isNew ? fields : fields.extend({ updated_at: field.updatedAt })).superRefine(checkEntry);
};

const useCostForm = ({ project, costs, entry, taskId, refused, onClose }: CostDialogProps) => {
  const t = useText();
  const mayPrice = costs.can.price;
  const loadEntry = useMemo(
    () => async () => {
      const { noteCostEntry, changeCostEntry } = await loadEntries();
      return (entry ? changeCostEntry(project, entry.id) : noteCostEntry(project)) as never;
    },
    [project, entry],
  );
  const readCost = (read: Cost | null) => ({
    ...valuesOf(read, project, taskId ?? null),
    ...(mayPrice && { unit_cost: read?.unit_cost ?? null }),
  });
  return useOutboxForm({
    name: 'special-project-cost',
    record: entry?.id ?? ['new', project.id, taskId].filter(Boolean).join('-'),
    schema: schemaOf(mayPrice, entry === null) as unknown as typeof costFields,
    initialValues: readCost(entry) as ReturnType<typeof valuesOf> & { unit_cost?: number | '' | null },
    refused,
    loadEntry,
    onSaved: (outcome, body) => {
      const named = { entry: entryWords(body, t) };
      const done = entry ? t('special-projects:costs.saved') : t('special-projects:costs.noted', named);
      showSuccess(outcome.sent ? done : savedWords(outcome));
      onClose();
    },
    stale: entry
      ? {
          updatedAt: entry.updated_at,
          labels: {
            description: t('special-projects:costs.what'),
            quantity: t('special-projects:costs.quantity'),
            worked_on: t('special-projects:costs.day'),
            unit_cost: t('special-projects:costs.unitCost'),
          },
          readRecord: (record) =>
            readCost((record as ProjectCosts).entries.find(({ id }) => id === entry.id) ?? entry),
        }
      : {},
  });
};

const whatLabels = { material: 'what', hours: 'whatHours', other: 'whatOther' } as const;

const CostForm = (props: CostDialogProps) => {
  const t = useText();
  const { project, costs, entry, taskId } = props;
  const { form, set } = useCostForm(props);
  const { kind, unit_cost, task_id } = form.values;
  const { data: tasks = [] } = useQuery({ ...projectTasksQuery(project.id), enabled: taskId === undefined });
  const last = costs.money?.hour_rate ?? null;
  const mayUseLast = kind === 'hours' && last !== null && unit_cost !== last;
  return (
    <RecordForm form={form} label={t(`special-projects:costs.${entry ? 'editTitle' : 'add'}`)}>
      <ChoiceChips
        label={t('special-projects:costs.kindLabel')}
        choices={costKinds}
        word={(choice) => t(`special-projects:costs.kind.${choice}`)}
        value={kind}
        onChange={(chosen) => set({ kind: chosen })}
      />
      <TextInput
        label={t(`special-projects:costs.${whatLabels[kind]}`)}
        maxLength={200}
        autoComplete="off"
        {...form.field('description')}
      />
      <Columns columns="1fr 1fr" gap="sm" align="start">
        <DecimalField
          label={t(`special-projects:costs.${kind === 'hours' ? 'hours' : 'quantity'}`)}
          {...form.field('quantity')}
        />
        {kind === 'hours' ? null : (
          <NativeSelect
            label={t('special-projects:costs.unit')}
            data={units.map((unit) => ({ value: unit, label: t(`special-projects:unit.${unit}`) }))}
            {...form.field('unit')}
          />
        )}
      </Columns>
      <TextInput type="date" label={t('special-projects:costs.day')} {...form.field('worked_on')} />
      {taskId === undefined && tasks.length > 1 && (
        <NativeSelect
          label={t('special-projects:costs.task')}
          error={form.errors.task_id}
          data={[
            { value: '', label: t('special-projects:costs.noTask') },
            ...tasks.map(({ id, number, title }) => ({ value: String(id), label: `#${number} ${title}` })),
          ]}
          value={task_id === null ? '' : String(task_id)}
          onChange={({ currentTarget: { value } }) => set({ task_id: value === '' ? null : Number(value) })}
        />
      )}
      {costs.can.price && (
        <Stack className={classes.price} gap={4} align="flex-start">
          <DecimalField
            label={t(`special-projects:costs.${kind === 'hours' ? 'hourRate' : 'unitCost'}`)}
            description={t('special-projects:costs.later')}
            leftSection="$"
            error={form.errors.unit_cost}
            value={unit_cost ?? ''}
            onChange={(value) => set({ unit_cost: value === '' ? null : value })}
          />
          {mayUseLast && (
            <Button variant="subtle" mih={44} onClick={() => set({ unit_cost: last })}>
              {t('special-projects:costs.useRate', { amount: formatMoney(last) })}
            </Button>
          )}
        </Stack>
      )}
      <FormActions saving={form.saving} save={t('platform:actions.save')} />
    </RecordForm>
  );
};

/** What was used or how long somebody worked. It stays as it was opened while others change it. */
const CostDialog = (props: CostDialogProps) => {
  const t = useText();
  const [entry] = useState(props.entry);
  const title = t(`special-projects:costs.${entry ? 'editTitle' : 'add'}`);
  return (
    <Dialog form title={title} onClose={props.onClose}>
      <CostForm {...props} entry={entry} />
    </Dialog>
  );
};

export default CostDialog;
