import { Anchor } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import classes from './contacts.module.css';

export const MailLink = ({ name, email }: { name: string; email: string }) => {
  const t = useText();
  return (
    <Anchor
      href={`mailto:${email}`}
      className={classes.reach}
      aria-label={t('clients:mailPerson', { name, email })}
    >
      <IconMail size={16} stroke={1.7} aria-hidden />
      <span>{email}</span>
    </Anchor>
  );
};
