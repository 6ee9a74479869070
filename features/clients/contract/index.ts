export { type ClientContact, type ClientRow, clientContact } from './client.ts';
export { clientEndpoints } from './endpoints.ts';
export { clientMessages } from './messages.ts';
