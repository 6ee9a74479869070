/** How a mail server may answer a mail that is handed to it. */
export const mailOutcomes = [
  'accepted',
  'unreachable',
  'insecure',
  'login_refused',
  'sender_refused',
  'recipient_refused',
  'refused',
  'timed_out',
] as const;

export type MailOutcome = (typeof mailOutcomes)[number];

/** Maximum number of characters that are kept of an answer. */
export const maxMailReply = 500;
