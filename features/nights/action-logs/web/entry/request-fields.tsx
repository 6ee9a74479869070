import { TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { isRequest } from '../../contract/index.ts';
import classes from './entry.module.css';
import type { EntryForm } from './use-entry-form.ts';

/** Who asked for it, and when. The time is shown once there is a name, and always for entries that answer a request. */
export const RequestFields = ({ form }: { form: EntryForm }) => {
  const t = useText();
  const { action_type, requested_by, requested } = form.values;
  return (
    <div className={classes.pair}>
      <TextInput
        label={t('action-logs:field.requested_by')}
        maxLength={100}
        autoComplete="off"
        {...form.field('requested_by')}
      />
      {(isRequest(action_type) || requested_by !== '' || requested !== '') && (
        <TextInput
          type="time"
          label={t('action-logs:field.requested_at')}
          {...form.field('requested')}
          error={form.errors.requested ?? form.errors.requested_at}
        />
      )}
    </div>
  );
};
