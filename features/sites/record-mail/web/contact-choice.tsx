import { Checkbox, Stack, Text } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import type { OfferedContact } from '../contract/index.ts';
import classes from './record-mail.module.css';

type Props = {
  contacts: readonly OfferedContact[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** The client's contacts; one that an agreement names cannot be left out. */
export const ContactChoice = ({ contacts, chosen, onChange }: Props) => {
  const t = useText();
  const turn = (email: string) =>
    onChange(chosen.includes(email) ? chosen.filter((one) => one !== email) : [...chosen, email]);
  const several = new Set(contacts.map(({ language }) => language)).size > 1;
  const hint = ({ email, language, locked, refused_at }: OfferedContact): string =>
    [
      email,
      ...(several ? [t(`record-mail:languages.${language}`)] : []),
      ...(locked ? [t('record-mail:dialog.locked')] : []),
      ...(refused_at ? [t('record-mail:dialog.refused')] : []),
    ].join(' · ');
  return (
    <Stack component="fieldset" className={classes.choice} gap={10}>
      <Text component="legend" size="sm" fw={500}>
        {t('record-mail:dialog.contacts')}
      </Text>
      {contacts.length === 0 && <Text c="dimmed">{t('record-mail:dialog.noContacts')}</Text>}
      {contacts.map((contact) => (
        <Checkbox
          key={contact.id}
          label={contact.name}
          description={hint(contact)}
          checked={contact.locked || chosen.includes(contact.email)}
          disabled={contact.locked && chosen.includes(contact.email)}
          onChange={() => turn(contact.email)}
        />
      ))}
    </Stack>
  );
};
