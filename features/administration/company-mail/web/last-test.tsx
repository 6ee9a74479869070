import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import type { MailTest } from '../contract/endpoints.ts';
import classes from './company-mail.module.css';

/** What the mail server has answered, in the reader's words and in its own. */
export const LastTest = ({ test, address }: { test: MailTest; address: string }) => {
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
