import { Text } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import type { ClientContact } from '#features/clients/contract';
import { useText } from '#platform/web/i18n/index';
import { EmptyState } from '#platform/web/ui/index';
import classes from './clients.module.css';
import { MailLink } from './mail-link.tsx';
import { PhoneLink } from './phone-link.tsx';

const ranks = ['primary', 'secondary', 'other'] as const;

/** The people to call or write to; the one to call first is on top. */
export const ContactList = ({ contacts }: { contacts: readonly ClientContact[] }) => {
  const t = useText();
  if (contacts.length === 0) {
    return (
      <EmptyState icon={IconAddressBook} title={t('clients:noContacts')} text={t('clients:noContactsText')} />
    );
  }
  const sorted = contacts.toSorted((a, b) => ranks.indexOf(a.rank) - ranks.indexOf(b.rank));
  return (
    <ul className={classes.contacts}>
      {sorted.map((contact) => (
        <li key={contact.id}>
          <div className={classes.person}>
            <Text span fw={600}>
              {contact.name}
            </Text>
            <Text span size="sm" c="dimmed">
              {[contact.title, contact.rank === 'other' ? null : t(`clients:rank.${contact.rank}`)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
          <div className={classes.ways}>
            {contact.phone && <PhoneLink name={contact.name} phone={contact.phone} />}
            {contact.email && <MailLink name={contact.name} email={contact.email} />}
          </div>
        </li>
      ))}
    </ul>
  );
};
