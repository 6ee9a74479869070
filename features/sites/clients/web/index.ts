export { clientHref, clientPath } from './addresses.ts';
export { AddContact } from './contacts/add-contact.tsx';
export { ContactList } from './contacts/contact-list.tsx';
export { MailLink } from './contacts/mail-link.tsx';
export { PhoneLink } from './contacts/phone-link.tsx';
export { ClientFacts } from './facts/client-facts.tsx';
export { AddressFields } from './form/address-fields.tsx';
export { fieldsOf } from './form/field-props.ts';
export { ClientField } from './picker/client-field.tsx';
