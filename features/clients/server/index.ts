export { createClient } from './actions/create-client.ts';
export { type Client, findClient, findClientByAccountNumber, type NewClient } from './client-repository.ts';
export { contactsOf, insertContact, type NewContact } from './contact-repository.ts';
export { feature } from './feature.ts';
