import { Anchor } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { formatPhone, useText } from '#platform/web/i18n/index';
import classes from './contacts.module.css';

/** A link that calls the number. */
export const PhoneLink = ({ name, phone }: { name: string; phone: string }) => {
  const t = useText();
  const shown = formatPhone(phone);
  return (
    <Anchor
      href={`tel:+1${phone}`}
      className={classes.reach}
      aria-label={t('clients:callPerson', { name, phone: shown })}
    >
      <IconPhone size={16} stroke={1.7} aria-hidden />
      {shown}
    </Anchor>
  );
};
