import { Button, Group, Stack, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { Section } from '#platform/web/ui/index';
import type { FieldProps } from '../form/field-props.ts';
import { ContactFields } from './contact-fields.tsx';
import { type ContactValues, emptyContact } from './contact-values.ts';
import classes from './contacts.module.css';

type Props = {
  contacts: readonly ContactValues[];
  field: FieldProps;
  onChange: (contacts: ContactValues[]) => void;
};

/** The contacts of a new client, sent with it. */
export const FirstContacts = ({ contacts, field, onChange }: Props) => {
  const t = useText();
  const add = () =>
    onChange([...contacts, { ...emptyContact, rank: contacts.length === 0 ? 'primary' : 'other' }]);
  return (
    <Section title={t('clients:section.contacts')} text={t('clients:section.contactsText')}>
      {contacts.map((_, at) => (
        <Stack
          component="section"
          // biome-ignore lint/suspicious/noArrayIndexKey: contacts have no id before they are saved.
          key={at}
          className={classes.entered}
          aria-label={t('clients:contact.nth', { nth: at + 1 })}
        >
          <Group gap="sm" justify="space-between" wrap="nowrap">
            <Title order={3}>{t('clients:contact.nth', { nth: at + 1 })}</Title>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-label={t('clients:contact.removeNth', { nth: at + 1 })}
              onClick={() => onChange(contacts.filter((__, other) => other !== at))}
            >
              {t('platform:actions.remove')}
            </Button>
          </Group>
          <ContactFields field={(path, options) => field(`contacts.${at}.${path}`, options)} />
        </Stack>
      ))}
      <div>
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          {t('clients:contact.add')}
        </Button>
      </div>
    </Section>
  );
};
