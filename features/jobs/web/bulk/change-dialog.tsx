import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { DigitsField, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { formatDate, formatNumber, useText } from '#platform/web/i18n/index';
import { useFlag } from '#platform/web/session/index';
import { Dialog } from '#platform/web/ui/index';
import { type BulkField, bulkFields, type ChangedJob, type JobChange } from '../../contract/index.ts';
import { readJobsAgain } from '../live.ts';
import { changeMany, type JobListSearch, matchingIds, undoMany } from './change-jobs.ts';

type Props = {
  count: number;
  /** Ids of the chosen sites, or the filters of the list when all that match are chosen. */
  chosen: readonly number[] | JobListSearch;
  onDone: () => void;
  onClose: () => void;
};

const schema = z
  .object({
    what: z.enum(bulkFields),
    date: z.union([z.literal(''), field.date]),
    days: z.int().min(0).max(999),
    required: z.enum(['yes', 'no']),
  })
  .refine(({ what, date }) => what !== 'service_start_date' || date !== '', {
    path: ['date'],
    error: 'required',
  });

type Values = z.infer<typeof schema>;

const changeOf = ({ what, date, days, required }: Values): JobChange => {
  switch (what) {
    case 'service_start_date':
      return { service_start_date: date };
    case 'inspection_frequency_days':
      return { inspection_frequency_days: days };
    default:
      return { [what]: required === 'yes' };
  }
};

/** Says how many sites were changed, and offers to take it back. */
const useOutcome = (): ((changed: readonly ChangedJob[], count: number) => void) => {
  const t = useText();
  const client = useQueryClient();
  const undo = async (changed: readonly ChangedJob[]): Promise<void> => {
    try {
      const { undone, kept } = await undoMany(changed);
      showAlert({
        text: t(kept > 0 ? 'jobs:bulk.undoneBut' : 'jobs:bulk.undone', {
          count: undone,
          kept: formatNumber(kept),
        }),
      });
    } catch (error) {
      showProblem(error);
    } finally {
      readJobsAgain(client);
    }
  };
  return (changed, count) => {
    const same = count - changed.length;
    const said = t(same > 0 ? 'jobs:bulk.doneBut' : 'jobs:bulk.done', {
      count: changed.length,
      same: formatNumber(same),
    });
    if (changed.length === 0) return void showSuccess(said);
    showAlert({
      text: said,
      colour: 'green',
      duration: 20_000,
      action: { label: t('platform:actions.undo'), run: () => void undo(changed) },
    });
  };
};

const useChangeForm = ({ chosen, onDone }: Props) => {
  const client = useQueryClient();
  const showOutcome = useOutcome();
  return useRecordForm({
    name: 'jobs-change',
    schema,
    initialValues: { what: 'service_start_date', date: '', days: 30, required: 'yes' } as Values,
    save: async (_, values) => {
      const changed: ChangedJob[] = [];
      try {
        const ids = Array.isArray(chosen) ? chosen : await matchingIds(chosen as JobListSearch);
        await changeMany(ids, changeOf(values), changed);
        return { changed, count: ids.length };
      } catch (error) {
        // The others are tried again from the dialog, which stays open.
        if (changed.length > 0) showOutcome(changed, changed.length);
        throw error;
      } finally {
        readJobsAgain(client);
      }
    },
    onSaved: (outcome) => {
      showOutcome(outcome.changed, outcome.count);
      onDone();
    },
  });
};

const Change = (props: Props) => {
  const t = useText();
  const form = useChangeForm(props);
  const plans = useFlag('admin.canEditInspections');
  const { what, date, days, required } = form.getValues();
  const sayValue = (): string => {
    if (what === 'service_start_date') return date ? formatDate(date) : t('jobs:bulk.empty');
    if (what === 'inspection_frequency_days') return String(days);
    return t(`jobs:bulk.${required}`);
  };
  const choices = bulkFields.filter((name) => plans || name !== 'inspection_frequency_days');
  return (
    <RecordForm form={form} label={t('jobs:bulk.change')}>
      <NativeSelect
        label={t('jobs:bulk.what')}
        data={choices.map((value: BulkField) => ({ value, label: t(`jobs:field.${value}`) }))}
        {...form.field('what')}
      />
      {what === 'service_start_date' && (
        <TextInput type="date" label={t('jobs:bulk.value')} {...form.field('date')} withAsterisk />
      )}
      {what === 'inspection_frequency_days' && (
        <DigitsField
          label={t('jobs:bulk.value')}
          description={t('jobs:field.frequencyText')}
          maxLength={3}
          {...form.field('days')}
        />
      )}
      {(what === 'report_required' || what === 'action_log_required') && (
        <NativeSelect
          label={t('jobs:bulk.value')}
          data={(['yes', 'no'] as const).map((value) => ({ value, label: t(`jobs:bulk.${value}`) }))}
          {...form.field('required')}
        />
      )}
      <p role="status">
        {t('jobs:bulk.preview', {
          count: props.count,
          sites: formatNumber(props.count),
          field: t(`jobs:field.${what}`),
          value: sayValue(),
        })}
      </p>
      <FormActions
        inline
        saving={form.saving}
        save={t('jobs:bulk.save', { count: props.count, sites: formatNumber(props.count) })}
      />
    </RecordForm>
  );
};

/** Sets one field at all chosen job sites. */
const ChangeDialog = (props: Props) => {
  const t = useText();
  return (
    <Dialog
      form
      title={t('jobs:bulk.title', { count: props.count, sites: formatNumber(props.count) })}
      onClose={props.onClose}
    >
      <Change {...props} />
    </Dialog>
  );
};

export default ChangeDialog;
