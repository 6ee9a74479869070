import { Anchor } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { formatPhone } from '#platform/web/i18n/index';
import type { SharedOrganization } from '../contract/index.ts';
import classes from './sharing.module.css';

/** How strangers reach the organization, as far as it was entered. */
export const SharedContact = ({ contact }: { contact: SharedOrganization['contact'] }) => (
  <>
    {contact.phone && (
      <Anchor href={`tel:+1${contact.phone}`} className={classes.reach}>
        <IconPhone size={16} stroke={1.7} aria-hidden />
        {formatPhone(contact.phone)}
      </Anchor>
    )}
    {contact.email && (
      <Anchor href={`mailto:${contact.email}`} className={classes.reach}>
        <IconMail size={16} stroke={1.7} aria-hidden />
        {contact.email}
      </Anchor>
    )}
  </>
);
