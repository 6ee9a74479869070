import { ActionIcon, Box, Button, Group, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { usePersonWords } from '#features/accounts/access/web';
import { AreaSelect, placeAreas, useAreas } from '#features/sites/areas/web';
import { addDays } from '#platform/contract/add-days';
import { capitalized, formatDay, useText } from '#platform/web/i18n/index';
import { monthInWords } from '#platform/web/i18n/month-words';
import { Select } from '#platform/web/ui/index';
import type { Schedule } from '../../contract/index.ts';
import { addMonths, weekOf } from './days.ts';
import classes from './schedule.module.css';
import { type ScheduleSearch, type ScheduleView, scheduleViews } from './schedule-search.ts';

type Props = {
  search: ScheduleSearch;
  today: string;
  inspectors: Schedule['inspectors'];
  onChange: (patch: Partial<ScheduleSearch>) => void;
};

/** Chooses the days, the inspectors and the places that are shown. */
export const Toolbar = ({ search, today, inspectors, onChange }: Props) => {
  const t = useText();
  const { label } = usePersonWords();
  const areas = placeAreas(useAreas());
  const { view, day = today } = search;
  const week = weekOf(day);
  const step = (count: number) =>
    onChange({ day: view === 'month' ? addMonths(day, count) : addDays(day, count * 7) });
  const words =
    view === 'month' ? monthInWords(day) : `${formatDay(week[0] ?? day)} – ${formatDay(week[6] ?? day)}`;
  return (
    <Group gap="8px 12px" mb="sm" data-no-print>
      <Group className={classes.turn} gap={6} wrap="nowrap">
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('inspection-schedule:schedule.before')}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={() => onChange({ day: undefined })}>
          {t('inspection-schedule:schedule.today')}
        </Button>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('inspection-schedule:schedule.after')}
          onClick={() => step(1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <Box component="strong" ms="xs" data-figures aria-live="polite">
          {capitalized(words)}
        </Box>
      </Group>
      <SegmentedControl
        className={classes.view ?? ''}
        aria-label={t('inspection-schedule:schedule.view')}
        data={scheduleViews.map((one) => ({ value: one, label: t(`inspection-schedule:schedule.${one}`) }))}
        value={view ?? 'week'}
        onChange={(one) => onChange({ view: one as ScheduleView })}
      />
      <AreaSelect
        className={classes.filter ?? ''}
        aria-label={t('inspection-schedule:field.area')}
        placeholder={t('inspection-schedule:schedule.everyArea')}
        clearable
        areas={areas}
        value={search.area ?? null}
        onChange={(area) => onChange({ area: area ?? undefined })}
      />
      <Select
        className={classes.filter ?? ''}
        aria-label={t('inspection-schedule:field.inspector')}
        placeholder={t('inspection-schedule:schedule.everyone')}
        clearable
        searchable
        data={inspectors.map((person) => ({ value: String(person.id), label: label(person) }))}
        value={search.inspector === undefined ? null : String(search.inspector)}
        onChange={(id) => onChange({ inspector: id === null ? undefined : Number(id) })}
      />
    </Group>
  );
};
