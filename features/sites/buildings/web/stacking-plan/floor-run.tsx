import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { DigitsField, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, useOutboxForm, type Write } from '#platform/web/outbox/index';
import { type Building, floorRun } from '../../contract/index.ts';
import classes from './floors.module.css';

type Props = {
  building: Building;
  refused: Write | undefined;
  onSaved: (outcome: Outcome<unknown>) => void;
};

const loadEntries = () => import('../outbox/entries.ts');

/** Floors 1 to 12 at once, each with the same area; labels can be changed afterwards. */
export const FloorRun = ({ building, refused, onSaved }: Props) => {
  const t = useText();
  const next = Math.max(0, ...building.floors.map(({ number }) => number)) + 1;
  const loadEntry = useMemo(
    () => async () =>
      (await loadEntries()).createFloorsEntry(building, (number) =>
        t('buildings:floors.label', { number: String(number) }),
      ),
    [building, t],
  );
  const { form } = useOutboxForm({
    name: 'floor-run',
    record: building.id,
    schema: floorRun,
    initialValues: { from: next as number | '', to: '' as number | '', cleanable_sqft: '' as number | '' },
    refused,
    loadEntry,
    onSaved,
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
