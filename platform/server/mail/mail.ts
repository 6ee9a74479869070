export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The page where the reader turns such mails off; mail programs offer it beside the sender. */
  settingsUrl?: string;
  /** The same for every try of the same mail, so that readers can drop a second copy; a name is enough. */
  messageId: string;
};

export type Mail = {
  /** Resolves when the next server took the mail over; throws when it did not, for the queue to try again. */
  send: (message: MailMessage) => Promise<void>;
};
