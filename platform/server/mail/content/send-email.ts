import type { Mail, MailMessage } from '../mail.ts';
import type { EmailContent } from './email-content.ts';
import { emailHtml } from './email-html.ts';
import { picturesOf } from './email-pictures.ts';
import { emailText } from './email-text.ts';

type Envelope = Pick<MailMessage, 'to' | 'replyTo' | 'thread' | 'subject' | 'messageId' | 'attachments'>;

/** A letter as text and HTML. */
export const messageOf = (envelope: Envelope, letter: EmailContent): MailMessage => ({
  ...envelope,
  fromName: letter.sender,
  attachments: [...(envelope.attachments ?? []), ...picturesOf(letter)],
  text: emailText(letter),
  html: emailHtml(letter),
  ...(letter.settings ? { settingsUrl: letter.settings.url } : {}),
  ...(letter.stop ? { stopUrl: letter.stop.url } : {}),
});

/** The only way to send a letter, apart from a test of the mail server. */
export const sendEmail = (mail: Mail, envelope: Envelope, letter: EmailContent): Promise<void> =>
  mail.send(messageOf(envelope, letter));
