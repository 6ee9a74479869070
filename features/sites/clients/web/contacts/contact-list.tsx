import { Group, Stack, Text } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import { EmptyState, StatusChip } from '#platform/web/ui/index';
import type { ClientContact } from '../../contract/index.ts';
import { receivable } from '../../contract/index.ts';
import classes from './contacts.module.css';
import { MailLink } from './mail-link.tsx';
import { PhoneLink } from './phone-link.tsx';

/** What the contact is sent by email. */
const Received = ({ contact }: { contact: ClientContact }) => {
  const t = useText();
  const received = receivable.filter((what) => contact.receives[what]);
  if (received.length === 0) return null;
  return (
    <Text span size="sm" c="dimmed">
      {t('clients:contact.gets', { what: received.map((what) => t(`clients:receives.${what}`)).join(', ') })}
    </Text>
  );
};

const ranks = ['primary', 'secondary', 'other'] as const;

type Props<C extends ClientContact> = {
  contacts: readonly C[];
  /** What can be done with a contact. */
  steps?: (contact: C) => ReactNode;
};

/** The people to call or write to; the one to call first is on top. */
export const ContactList = <C extends ClientContact>({ contacts, steps }: Props<C>) => {
  const t = useText();
  if (contacts.length === 0) {
    return (
      <EmptyState icon={IconAddressBook} title={t('clients:noContacts')} text={t('clients:noContactsText')} />
    );
  }
  const sorted = contacts.toSorted((a, b) => ranks.indexOf(a.rank) - ranks.indexOf(b.rank));
  return (
    <ul className={classes.contacts} data-steps={steps !== undefined}>
      {sorted.map((contact) => (
        <li key={contact.id}>
          <Stack gap={0} miw={0}>
            <Text span fw={600}>
              {contact.name}
            </Text>
            <Text span size="sm" c="dimmed">
              {[contact.title, contact.rank === 'other' ? null : t(`clients:rank.${contact.rank}`)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <Received contact={contact} />
          </Stack>
          <Group gap="4px 20px" align="stretch" miw={0}>
            {contact.phone && <PhoneLink name={contact.name} phone={contact.phone} />}
            {contact.email && <MailLink name={contact.name} email={contact.email} />}
            {contact.email_refused_at && (
              <StatusChip status="refused" colour="red" label={t('clients:contact.refused')} />
            )}
          </Group>
          {steps?.(contact)}
        </li>
      ))}
    </ul>
  );
};
