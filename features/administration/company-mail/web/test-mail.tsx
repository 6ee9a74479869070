import { Alert, Button, Group, TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { call, queryKeyOf } from '#platform/web/api/index';
import { useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { type CompanyMail, companyMailEndpoints } from '../contract/endpoints.ts';
import { LastTest } from './last-test.tsx';

const TestForm = () => {
  const t = useText();
  const client = useQueryClient();
  const { values, field, busy, run } = useEntry({ email: useSession().user.email ?? '' });
  const send = () =>
    run(async () => {
      await call(companyMailEndpoints.sendTestMail, { body: values });
      await client.invalidateQueries({ queryKey: queryKeyOf(companyMailEndpoints.getCompanyMail) });
    });
  return (
    <form
      noValidate
      aria-label={t('company-mail:test.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <Group align="end" gap="xs">
        <TextInput
          flex="1 1 240px"
          type="email"
          label={t('company-mail:test.to')}
          autoComplete="email"
          maxLength={254}
          {...field('email')}
        />
        <Button type="submit" loading={busy}>
          {t('company-mail:test.send')}
        </Button>
      </Group>
    </form>
  );
};

export const TestMail = ({ mail: { server, last_test, from } }: { mail: CompanyMail }) => {
  const t = useText();
  return (
    <>
      {server ? (
        <TestForm />
      ) : (
        <Alert
          variant="light"
          color="warning"
          icon={<IconInfoCircle aria-hidden />}
          title={t('company-mail:none.title')}
        >
          {t('company-mail:none.text')}
        </Alert>
      )}
      {last_test && <LastTest test={last_test} address={from.address} />}
    </>
  );
};
