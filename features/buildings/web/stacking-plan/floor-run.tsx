import { Button } from '@mantine/core';
import { z } from 'zod';
import { call } from '#platform/web/api/index';
import { DigitsField, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Building, floorEndpoints } from '../../contract/index.ts';
import classes from './stacking-plan.module.css';

/** At most so many at once, as the call takes. */
const most = 100;

const run = z
  .strictObject({
    from: z.int().min(0).max(300),
    to: z.int().min(0).max(300),
    cleanable_sqft: z.int().min(0).nullable().default(null),
  })
  .refine(({ from, to }) => to >= from && to - from < most, { path: ['to'], message: 'ends_before_begin' });

type Props = { building: Building; onSaved: () => void };

/** Floors 1 to 12 at once, each with the same area; labels can be changed afterwards. */
export const FloorRun = ({ building, onSaved }: Props) => {
  const t = useText();
  const next = Math.max(0, ...building.floors.map(({ number }) => number)) + 1;
  const form = useRecordForm({
    name: 'floor-run',
    record: building.id,
    schema: run,
    initialValues: { from: next as number | '', to: '' as number | '', cleanable_sqft: '' as number | '' },
    save: ({ from, to, cleanable_sqft }) => {
      const numbers = Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
      const floors = numbers.map((number) => ({
        number,
        label: t('buildings:floors.label', { number: String(number) }),
        cleanable_sqft,
      }));
      return call(floorEndpoints.createFloors, { params: { id: building.id }, body: { floors } });
    },
    onSaved: (floors) => {
      form.setValues({
        from: Math.max(...floors.map(({ number }) => number)) + 1,
        to: '',
        cleanable_sqft: '',
      });
      form.resetDirty();
      onSaved();
    },
  });
  return (
    <RecordForm form={form} label={t('buildings:floors.add')}>
      <div className={classes.run}>
        <DigitsField label={t('buildings:floors.from')} maxLength={3} {...form.field('from')} />
        <DigitsField label={t('buildings:floors.to')} maxLength={3} {...form.field('to')} />
        <DigitsField label={t('buildings:floors.sqft')} maxLength={8} {...form.field('cleanable_sqft')} />
        <Button type="submit" variant="default" loading={form.saving}>
          {t('buildings:floors.add')}
        </Button>
      </div>
    </RecordForm>
  );
};
