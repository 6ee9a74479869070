import { ActionIcon, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { RecordForm, useRecordForm } from '#platform/web/forms/index';
import { formatDate, todayIn, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type Holiday, organizationEndpoints } from '../../contract/index.ts';
import { CopyYear } from './copy-year.tsx';
import classes from './holidays.module.css';
import { holidaysQuery, useHolidays } from './use-holidays.ts';

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
      <div className={classes.new}>
        <TextInput type="date" label={t('organizations:holidays.date')} {...form.field('date')} />
        <TextInput label={t('organizations:holidays.name')} autoComplete="off" {...form.field('name')} />
        <Button type="submit" loading={form.saving}>
          {t('organizations:holidays.add')}
        </Button>
      </div>
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
                <span className={classes.day}>{formatDate(date)}</span>
                <span className={classes.name}>{name}</span>
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
