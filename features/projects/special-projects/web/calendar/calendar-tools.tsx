import { ActionIcon, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { capitalized, formatDate, todayIn, useText } from '#platform/web/i18n/index';
import { monthInWords } from '#platform/web/i18n/month-words';
import { FilterChips, FilterPanel } from '#platform/web/list/index';
import { usePhone } from '#platform/web/ui/index';
import { calendarList, type Span, spans } from './calendar-list.ts';
import { shownDays, stepped } from './shown-days.ts';

type Props = {
  search: object;
  span: Span;
  date: string;
  onChange: (patch: Record<string, unknown>) => void;
};

const titleOf = (span: Span, date: string): string => {
  if (span === 'day') return formatDate(date);
  if (span !== 'week') return capitalized(monthInWords(date));
  const { from, to } = shownDays(span, date);
  return `${formatDate(from)} – ${formatDate(to)}`;
};

const phoneSpans = ['agenda', 'day'] as const satisfies Span[];

/** Which days are shown, and how; and the filters. */
export const CalendarTools = ({ search, span, date, onChange }: Props) => {
  const t = useText();
  const phone = usePhone();
  const set = calendarList.filters.filter((filter) => calendarList.isSet(search, filter));
  const step = (by: 1 | -1) => onChange({ date: stepped(span, date, by) });
  return (
    <Group gap="8px 12px" mb="sm" data-no-print>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('special-projects:calendar.before')}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('special-projects:calendar.after')}
          onClick={() => step(1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={() => onChange({ date: todayIn() })}>
          {t('special-projects:calendar.today')}
        </Button>
        <Text fw={600} component="h2" aria-live="polite" miw="9em">
          {titleOf(span, date)}
        </Text>
      </Group>
      <SegmentedControl
        aria-label={t('special-projects:calendar.span')}
        value={span}
        data={(phone ? phoneSpans : spans).map((value) => ({
          value,
          label: t(`special-projects:calendar.spans.${value}`),
        }))}
        onChange={(value) => onChange({ span: value })}
      />
      <FilterPanel
        list={calendarList}
        search={search}
        onChange={onChange}
        count={set.length}
        apply={t('special-projects:list.apply')}
      />
      <FilterChips filters={set} search={search} clear={(some) => onChange(calendarList.cleared(some))} />
    </Group>
  );
};
