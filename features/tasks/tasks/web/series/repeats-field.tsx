import { NativeSelect } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { todayIn, useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { type Recurrence, recurrenceLabels } from '../../contract/index.ts';
import { type Repeats, recurrenceFor } from './recurrence-value.ts';

const [RecurrenceFields, preload] = lazyPart(() => import('./recurrence-fields.tsx'));

type Value = { repeats: Repeats; recurrence: Recurrence | null };

type Props = Value & {
  /** The due date chosen before, if any. */
  wanted: string;
  onChange: (value: Value) => void;
  errors: Record<string, ReactNode>;
  zone: string;
};

/** Whether and how a new task repeats; nothing for who may not create a series. All but the first choice is loaded when needed. */
export const RepeatsField = ({ repeats, recurrence, wanted, onChange, errors, zone }: Props) => {
  const t = useText();
  const mayRepeat = useFlag('tasks.canUpdateTask');
  // Load the rest ahead: the connection may be gone when somebody makes a choice.
  usePreload(preload);
  const choose = (label: Repeats) =>
    onChange({
      repeats: label,
      recurrence:
        label === 'none'
          ? null
          : recurrenceFor(label, recurrence?.rule.start_on || wanted || todayIn(zone), recurrence),
    });
  if (!mayRepeat) return null;
  return (
    <>
      <NativeSelect
        label={t('tasks:series.repeats')}
        value={repeats}
        data={['none' as const, ...recurrenceLabels].map((label) => ({
          value: label,
          label: t(`tasks:series.label.${label}`),
        }))}
        onChange={(event) => choose(event.currentTarget.value as Repeats)}
        maw={320}
      />
      {recurrence && repeats !== 'none' && (
        <Suspense fallback={null}>
          <RecurrenceFields
            label={repeats}
            value={recurrence}
            onChange={(next) => onChange({ repeats, recurrence: next })}
            errors={errors}
            zone={zone}
          />
        </Suspense>
      )}
    </>
  );
};
