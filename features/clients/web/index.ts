import './texts.ts';

export { ContactList } from './contact-list.tsx';
export { MailLink } from './mail-link.tsx';
export { PhoneLink } from './phone-link.tsx';
