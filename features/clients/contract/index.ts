export { type ClientContact, type ClientRow, clientContact, clientRow, clientTypes } from './client.ts';
export { clientEndpoints } from './endpoints.ts';
export { clientMessages } from './messages.ts';
