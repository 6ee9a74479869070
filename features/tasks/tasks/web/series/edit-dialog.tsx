import { Input, NativeSelect, SegmentedControl } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { Building } from '#features/sites/buildings/contract';
import { useBuilding } from '#features/sites/buildings/web';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { capitalized, useText } from '#platform/web/i18n/index';
import { formatWeekdayDate } from '#platform/web/i18n/weekday-dates';
import { useGo } from '#platform/web/routing/index';
import { AutoGrid, Dialog, usePhone } from '#platform/web/ui/index';
import {
  type EditScope,
  type Recurrence,
  ruleFrom,
  type TaskSeries,
  taskEndpoints,
} from '../../contract/index.ts';
import { seriesHref } from '../addresses.ts';
import { AssigneeField } from '../task/form/assignee-field.tsx';
import DetailFields from '../task/form/detail-fields.tsx';
import { emptyValues, type TaskValues, templateValuesOf } from '../task/form/task-values.ts';
import { useValueWords } from '../task/form/use-value-words.ts';
import { WorkFields } from '../task/form/work-fields.tsx';
import { ruleWords } from './due-words.ts';
import RecurrenceFields from './recurrence-fields.tsx';
import classes from './series.module.css';
import { cacheSeries } from './series-queries.ts';

/** Only the fields of the body: the server checks how they depend on each other. */
const seriesSchema = z.strictObject(taskEndpoints.updateSeries.body.shape);

/** The form values of a task without its dates, and how it repeats. */
type SeriesValues = TaskValues & {
  scope: Exclude<EditScope, 'this'>;
  occurrence_date: string;
  recurrence: Recurrence;
};

const seriesValues = (series: TaskSeries): SeriesValues => ({
  ...emptyValues,
  ...templateValuesOf(series),
  scope: 'all',
  occurrence_date: '',
  recurrence: series.recurrence,
});

/** The form's values in words, to compare one's own with the saved ones. */
const useSeriesWords = (series: TaskSeries, building: Building | undefined) => {
  const t = useText();
  const { labels, shown } = useValueWords(series, building);
  return {
    labels: { ...labels, recurrence: t('tasks:series.repeats') },
    shown: (values: SeriesValues): Record<string, string> => ({
      ...shown(values),
      recurrence: ruleWords(values.recurrence.rule, values.recurrence.based_on, t),
    }),
  };
};

type Props = { series: TaskSeries; onClose: () => void };

type FormOf = ReturnType<typeof useRecordForm<typeof seriesSchema, SeriesValues, TaskSeries>>;

const Editing = ({ series, onClose }: Props) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const zone = series.building.time_zone;
  const building = useBuilding(series.building.id);
  const { labels, shown } = useSeriesWords(series, building);
  const later = series.coming.slice(1);
  const form: FormOf = useRecordForm({
    name: 'task-series',
    record: series.id,
    schema: seriesSchema,
    initialValues: seriesValues(series),
    updatedAt: series.updated_at,
    labels,
    shown,
    readRecord: (record) => seriesValues(record as TaskSeries),
    save: ({ occurrence_date, ...body }) =>
      call(taskEndpoints.updateSeries, {
        params: { id: series.id },
        body: { ...body, ...(body.scope === 'all' ? {} : { occurrence_date }) },
      }),
    onSaved: (saved) => {
      cacheSeries(client, saved);
      void client.invalidateQueries();
      showSuccess(t('tasks:series.saved'));
      onClose();
      if (saved.id !== series.id) void go(seriesHref(saved.id));
    },
  });
  const phone = usePhone();
  const values = form.getValues();
  const set = (patch: Partial<SeriesValues>) => {
    for (const [field, value] of Object.entries(patch)) form.setFieldValue(field, value);
  };
  const shared = { values, errors: form.errors, set };
  const choose = (scope: SeriesValues['scope'], date: string) => {
    const rest = scope === 'following' ? ruleFrom(series.recurrence.rule, date) : null;
    const rule = rest ?? series.recurrence.rule;
    set({ scope, occurrence_date: date, recurrence: { ...values.recurrence, rule } });
  };
  return (
    <RecordForm form={form} label={t('tasks:series.edit.title')}>
      {later.length > 0 && (
        <AutoGrid min={120} gap="sm" align="start">
          <Input.Wrapper label={t('tasks:series.edit.scope')} labelElement="div">
            <div>
              <SegmentedControl
                className={classes.modes}
                orientation={phone ? 'vertical' : 'horizontal'}
                fullWidth={phone}
                aria-label={t('tasks:series.edit.scope')}
                data={(['all', 'following'] as const).map((scope) => ({
                  value: scope,
                  label: t(`tasks:series.edit.${scope}`),
                }))}
                value={values.scope}
                onChange={(scope) => choose(scope as SeriesValues['scope'], later[0]?.occurrence_date ?? '')}
              />
            </div>
          </Input.Wrapper>
          {values.scope === 'following' && (
            <NativeSelect
              label={t('tasks:series.edit.from')}
              value={values.occurrence_date}
              error={form.errors.occurrence_date}
              data={later.map((date) => ({
                value: date.occurrence_date,
                label: capitalized(formatWeekdayDate(date.shown_on)),
              }))}
              onChange={(event) => choose('following', event.currentTarget.value)}
            />
          )}
        </AutoGrid>
      )}
      <CountedTextarea
        label={t('tasks:field.description')}
        limit={form.limit('description')}
        {...form.field('description')}
      />
      <WorkFields {...shared} dated={false} zone={zone} />
      <RecurrenceFields
        label="custom"
        value={values.recurrence}
        onChange={(recurrence) => set({ recurrence })}
        errors={form.errors}
        zone={zone}
      />
      <AssigneeField {...shared} jobId={series.job.id} known={series.assignees} />
      <DetailFields {...shared} dated={false} building={building} />
      <FormActions saving={form.saving} />
    </RecordForm>
  );
};

const EditDialog = (props: Props) => {
  const t = useText();
  return (
    <Dialog size={760} title={t('tasks:series.edit.title')} onClose={props.onClose}>
      <Editing {...props} />
    </Dialog>
  );
};

export default EditDialog;
