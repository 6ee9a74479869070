import { Box, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { capitalized, useText } from '#platform/web/i18n/index';
import { Columns } from '#platform/web/ui/index';
import type { BusinessHours, Span } from '../../contract/index.ts';
import { weekday } from '../business-hours.ts';
import classes from './edit.module.css';

type Props = {
  value: BusinessHours | null;
  errors: Readonly<Record<string, string>>;
  onChange: (hours: BusinessHours | null) => void;
};

const days = ['0', '1', '2', '3', '4', '5', '6'] as const;

const weekdays = ['1', '2', '3', '4', '5'] as const;

const usual: Span = { start: '08:00', end: '18:00' };

/** When the building is open, by weekday. */
export const HoursFields = ({ value, errors, onChange }: Props) => {
  const t = useText();
  const hours = value ?? {};
  const put = (day: (typeof days)[number], span: Span | undefined) => {
    const { [day]: _, ...others } = hours;
    // In the order of the week, so that equal hours are written alike.
    const next = { ...others, ...(span ? { [day]: span } : {}) } as BusinessHours;
    const open = days.flatMap((each) => (next[each] ? [[each, next[each]] as const] : []));
    onChange(open.length === 0 ? null : (Object.fromEntries(open) as BusinessHours));
  };
  const likeMonday = () => {
    const monday = hours['1'] ?? usual;
    onChange({ ...hours, ...Object.fromEntries(weekdays.map((day) => [day, monday])) } as BusinessHours);
  };
  return (
    <Stack component="fieldset" className={classes.hours} gap={6}>
      <legend>{t('buildings:facts.hours')}</legend>
      {days.map((day) => {
        const span = hours[day];
        const name = weekday(Number(day), 'long');
        const error = errors[`business_hours.${day}.end`] ?? errors[`business_hours.${day}.start`];
        return (
          <Columns key={day} columns="minmax(110px, 1fr) minmax(0, 2fr)" gap="xs" align="center" mih={44}>
            <Checkbox
              label={capitalized(name)}
              checked={span !== undefined}
              onChange={(event) => put(day, event.currentTarget.checked ? usual : undefined)}
            />
            {span ? (
              <Group component="span" className={classes.span} gap="xs" align="stretch" wrap="nowrap">
                <TextInput
                  type="time"
                  aria-label={t('buildings:edit.opens', { day: name })}
                  value={span.start}
                  error={Boolean(error)}
                  onChange={(event) => put(day, { ...span, start: event.currentTarget.value })}
                />
                <TextInput
                  type="time"
                  aria-label={t('buildings:edit.closes', { day: name })}
                  value={span.end}
                  error={error}
                  onChange={(event) => put(day, { ...span, end: event.currentTarget.value })}
                />
              </Group>
            ) : (
              <Box component="span" c="dimmed">
                {t('buildings:closed')}
              </Box>
            )}
          </Columns>
        );
      })}
      <div>
        <Button variant="subtle" size="compact-sm" mih={44} onClick={likeMonday}>
          {t('buildings:edit.likeMonday')}
        </Button>
      </div>
    </Stack>
  );
};
