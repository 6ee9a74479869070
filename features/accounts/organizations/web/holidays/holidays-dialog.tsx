import { ActionIcon, Box, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { RecordForm, useRecordForm } from '#platform/web/forms/index';
import { formatDate, todayIn, useText } from '#platform/web/i18n/index';
import { Columns, Dialog } from '#platform/web/ui/index';
import { type Holiday, missingHolidays, organizationEndpoints } from '../../contract/index.ts';
import classes from './holidays.module.css';
import { holidaysQuery, useHolidays } from './use-holidays.ts';

type Props = { all: readonly Holiday[]; today: string; keep: (list: Holiday[]) => void };

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Copies the holidays of a year to the next one. Offers years of which the next one lacks a holiday and is not over. */
const CopyYear = ({ all, today, keep }: Props) => {
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
    <Stack component="section" gap="xs" aria-label={t('organizations:holidays.copyTitle')}>
      <Group gap="sm" align="end">
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
      </Group>
      <Text size="sm" c="dimmed">
        {t('organizations:holidays.copyText')}
      </Text>
    </Stack>
  );
};

const HolidayForm = ({ keep }: { keep: (list: Holiday[]) => void }) => {
  const t = useText();
  const form = useRecordForm({
    name: 'holiday',
    schema: organizationEndpoints.addHoliday.body,
    initialValues: { date: '', name: '' },
    save: (body) => call(organizationEndpoints.addHoliday, { body }),
    onSaved: (list) => {
      keep(list);
      form.setValues({ date: '', name: '' });
      form.resetDirty();
    },
  });
  return (
    <RecordForm form={form} label={t('organizations:holidays.title')}>
      <Columns className={classes.new} columns="160px minmax(0, 1fr) auto" from="sm" gap="sm" align="start">
        <TextInput type="date" label={t('organizations:holidays.date')} {...form.field('date')} />
        <TextInput label={t('organizations:holidays.name')} autoComplete="off" {...form.field('name')} />
        <Button type="submit" loading={form.saving}>
          {t('organizations:holidays.add')}
        </Button>
      </Columns>
    </RecordForm>
  );
};

const HolidaysDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useText();
  const client = useQueryClient();
  const today = todayIn();
  const all = useHolidays();
  const coming = all.filter(({ date }) => date >= today);
  const keep = (list: Holiday[]) => client.setQueryData(holidaysQuery.queryKey, list);
  const remove = (date: string) =>
    call(organizationEndpoints.removeHoliday, { query: { date } }).then(keep, showProblem);
  return (
    <Dialog size="lg" title={t('organizations:holidays.title')} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('organizations:holidays.text')}
        </Text>
        <HolidayForm keep={keep} />
        {coming.length === 0 ? (
          <Text size="sm">{t('organizations:holidays.none')}</Text>
        ) : (
          <ul className={classes.list} aria-label={t('organizations:holidays.list')}>
            {coming.map(({ date, name }) => (
              <li key={date}>
                <Box component="span" flex="0 0 104px" data-figures>
                  {formatDate(date)}
                </Box>
                <Box component="span" flex={1} miw={0} data-breaks>
                  {name}
                </Box>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={t('organizations:holidays.remove', { name })}
                  onClick={() => void remove(date)}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
        <CopyYear all={all} today={today} keep={keep} />
      </Stack>
    </Dialog>
  );
};

export default HolidaysDialog;
