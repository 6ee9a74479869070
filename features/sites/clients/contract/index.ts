export { type Address, address } from './address.ts';
export {
  type ClientRecord,
  type ClientRow,
  client,
  clientFields,
  clientTypes,
  clientViews,
  maxBillingEmails,
  winteamCustomerTypes,
} from './client.ts';
export {
  type ClientContact,
  type ContactFields,
  clientContact,
  contactRanks,
  firstContact,
  newContact,
  type OwnContact,
  type Receivable,
  receivable,
} from './contact.ts';
export { contactEndpoints } from './contact-endpoints.ts';
export { clientEndpoints, clientExportColumns } from './endpoints.ts';
export { type ClientMergePreview, clientMerge, type MergeField, mergeFields } from './merge.ts';
export { mergeEndpoints } from './merge-endpoints.ts';
export { clientMessages } from './messages.ts';
export { type ClientUse, clientUses } from './refusal.ts';
export { type ClientTransition, clientStatuses, clientTransitions } from './transitions.ts';
