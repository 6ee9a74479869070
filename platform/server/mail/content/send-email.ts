import type { Mail, MailMessage } from '../mail.ts';
import type { EmailContent } from './email-content.ts';
import { emailHtml } from './email-html.ts';
import { picturesOf } from './email-pictures.ts';

/** The letter for readers without HTML. The line "-- " marks what follows as a signature. */
const emailText = (letter: EmailContent): string => {
  const { title, paragraphs, facts = [], items = [], button, reason, settings, stop } = letter;
  return [
    title,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...items.map((item) => `* ${item.title}\n  ${item.text}\n  ${item.url}`),
    button ? `${button.label}:\n${button.url}` : '',
    ['-- ', reason, ...[settings, stop].flatMap((link) => (link ? [`${link.label}: ${link.url}`] : []))].join(
      '\n',
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
};

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
