/** With a `cid` it is shown where the HTML names it (`cid:`), not offered as a file. */
export type MailAttachment = { name: string; mime: string; bytes: Buffer; cid?: string };

/** The mail server will never take a mail for this address. */
export class MailRefused extends Error {}

export type MailMessage = {
  to: string;
  /** The name beside the installation's own address: the company that writes. */
  fromName: string;
  /** Where an answer goes; without one it goes nowhere. */
  replyTo?: string | null;
  /** Mails with the same one are about one record: mail programs show them together. */
  thread?: string;
  subject: string;
  text: string;
  html?: string;
  /** The page where the reader turns such mails off. Mail programs show it beside the sender. */
  settingsUrl?: string;
  /** The address to which a mail program posts when the reader presses its button (RFC 8058); the same page for people. */
  stopUrl?: string;
  /** The same for every try of a mail, so that mail programs can drop a second copy. A host is added if it has none. */
  messageId: string;
  attachments?: readonly MailAttachment[];
};

export type Mail = {
  /** Resolves when the next server has accepted the mail; throws otherwise, so that the queue tries again. */
  send: (message: MailMessage) => Promise<void>;
};
