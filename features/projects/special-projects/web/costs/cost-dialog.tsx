import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DecimalField, FormActions, RecordForm } from '#platform/web/forms/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { ChoiceChips, Dialog } from '#platform/web/ui/index';
import { costKinds, units } from '../../contract/index.ts';
import { projectTasksQuery } from '../queries.ts';
import classes from './costs.module.css';
import { type CostDialogProps, useCostForm } from './use-cost-form.ts';

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
      <div className={classes.pair}>
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
      </div>
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
        <div className={classes.price}>
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
        </div>
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
