import './texts.ts';

export { clientHref, clientPath } from './addresses.ts';
export { ContactList } from './contacts/contact-list.tsx';
export { MailLink } from './contacts/mail-link.tsx';
export { PhoneLink } from './contacts/phone-link.tsx';
export { ClientField } from './picker/client-field.tsx';
