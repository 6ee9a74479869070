import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { call, queryKeyOf } from '#platform/web/api/index';
import { useEntry } from '#platform/web/forms/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { type CompanyMail, companyMailEndpoints, type MailTest } from '../contract/endpoints.ts';
import classes from './company-mail.module.css';

/** What the mail server has answered, in the reader's words and in its own. */
const LastTest = ({ test, address }: { test: MailTest; address: string }) => {
  const t = useText();
  const { outcome, reply, sent_to: to, tested_at, tested_by: who } = test;
  const works = outcome === 'accepted';
  const when = formatDateTime(tested_at);
  return (
    <Alert
      role="status"
      variant="light"
      color={works ? 'success' : 'error'}
      icon={works ? <IconCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      title={t(`company-mail:outcome.${outcome}`)}
    >
      <Text size="sm">
        {t(`company-mail:outcome.${outcome}Text`, { address })}{' '}
        {reply.startsWith('4') && t('company-mail:outcome.forNow')}
      </Text>
      {reply !== '' && (
        <Text size="sm" mt={8}>
          {t('company-mail:test.reply')}: <code className={classes.said}>{reply}</code>
        </Text>
      )}
      <Text size="sm" mt={8}>
        {who === null
          ? t('company-mail:test.bySupport', { when, to })
          : t('company-mail:test.by', { when, who, to })}
      </Text>
    </Alert>
  );
};

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
