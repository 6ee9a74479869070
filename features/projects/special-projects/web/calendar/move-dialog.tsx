import { Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormActions } from '#platform/web/forms/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import type { CalendarEntry } from '../../contract/index.ts';

type Props = { entry: CalendarEntry; move: (day: string) => void; onClose: () => void };

/** Moves an entry without dragging it: for keyboards and phones. */
const MoveDialog = ({ entry, move, onClose }: Props) => {
  const t = useText();
  const today = todayIn();
  const { number, title, day } = entry;
  const [date, setDate] = useState(day !== null && day >= today ? day : '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (date === '') return;
    move(date);
    onClose();
  };
  return (
    <Dialog form title={t('special-projects:calendar.move')} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <Text>
            {number} · {title}
          </Text>
          <TextInput
            type="date"
            required
            data-autofocus
            min={today}
            label={t('special-projects:field.scheduled_date')}
            value={date}
            onChange={({ currentTarget }) => setDate(currentTarget.value)}
          />
          <FormActions saving={false} save={t('special-projects:calendar.moveNow')} />
        </Stack>
      </form>
    </Dialog>
  );
};

export default MoveDialog;
