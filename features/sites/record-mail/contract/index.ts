export { recordMailMessages } from './messages.ts';
export {
  maxRecipients,
  type NewRecordMail,
  newRecordMail,
  type OfferedContact,
  recipientStates,
  type SentMail,
} from './record-mail.ts';
export { type RecordMailEndpoints, recordMailEndpoints } from './record-mail-endpoints.ts';
export { usualRecipients } from './usual-recipients.ts';
