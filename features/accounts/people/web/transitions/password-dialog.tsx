import { Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { FormActions, PasswordField } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type PersonRecord, peopleEndpoints } from '../../contract/index.ts';
import { cachePerson } from '../queries.ts';

type Props = { person: PersonRecord; onClose: () => void };

const PasswordDialog = ({ person, onClose }: Props) => {
  const t = useText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [password, setPassword] = useState('');
  const { id, name } = person;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      const body = { temporary_password: password };
      cachePerson(queries, await call(peopleEndpoints.setTemporaryPassword, { params: { id }, body }));
      showSuccess(t('people:done.password'));
      onClose();
    } catch (problem) {
      setBusy(false);
      const messages = problem instanceof ApiError ? problem.fields.temporary_password : undefined;
      if (messages) setError(messages.join('\n'));
      else showProblem(problem);
    }
  };
  return (
    <Dialog form title={t('people:step.password')} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="md">
          <Text>{t('people:password.text', { name })}</Text>
          <PasswordField
            label={t('people:field.temporary_password')}
            description={t('people:hint.temporary_password')}
            autoComplete="new-password"
            value={password}
            error={error}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <FormActions saving={busy} save={t('people:password.save')} />
        </Stack>
      </form>
    </Dialog>
  );
};

export default PasswordDialog;
