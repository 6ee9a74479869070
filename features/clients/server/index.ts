export { type Client, findClient, findClientByAccountNumber, type NewClient } from './client-repository.ts';
export { contactsOf, insertContact, type NewContact } from './contact-repository.ts';
export { createClient } from './create-client.ts';
export { feature } from './feature.ts';
