import { Button, NativeSelect, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { type Holiday, missingHolidays, organizationEndpoints } from '../../contract/index.ts';
import classes from './holidays.module.css';

type Props = { all: readonly Holiday[]; today: string; keep: (list: Holiday[]) => void };

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Copies the holidays of a year to the next one. Offers years of which the next one lacks a holiday and is not over. */
export const CopyYear = ({ all, today, keep }: Props) => {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const years = [...new Set(all.map(({ date }) => yearOf(date)))].filter(
    (year) => year + 1 >= yearOf(today) && missingHolidays(all, year).length > 0,
  );
  const year =
    years.find((one) => one === chosen) ?? years.find((one) => one >= yearOf(today)) ?? years.at(-1);
  if (year === undefined) return null;
  const count = missingHolidays(all, year).length;
  const copy = async () => {
    setBusy(true);
    try {
      keep(await call(organizationEndpoints.copyHolidays, { body: { year } }));
      showSuccess(t('organizations:holidays.copied', { count, next: year + 1 }));
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={classes.copy} aria-label={t('organizations:holidays.copyTitle')}>
      <div className={classes.copyRow}>
        <NativeSelect
          label={t('organizations:holidays.copyFrom')}
          data={years.map(String)}
          value={String(year)}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconCopy size={18} stroke={1.7} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('organizations:holidays.copy', { count, next: year + 1 })}
        </Button>
      </div>
      <Text size="sm" c="dimmed">
        {t('organizations:holidays.copyText')}
      </Text>
    </section>
  );
};
