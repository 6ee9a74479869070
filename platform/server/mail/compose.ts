import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { MailMessage } from './mail.ts';

export type Sender = Pick<Config, 'publicUrl' | 'mailFrom'>;

/** The message in nodemailer's format, sent from this installation's address in the name of whoever writes. Nothing in it may make nodemailer
 * read files or addresses. */
export const compose = (
  { publicUrl, mailFrom }: Sender,
  {
    to,
    fromName,
    replyTo,
    thread,
    subject,
    text,
    html,
    messageId,
    settingsUrl,
    stopUrl,
    attachments = [],
  }: MailMessage,
): SendMailOptions => {
  const host = new URL(publicUrl).hostname;
  const leave = stopUrl ?? settingsUrl;
  return {
    from: { name: fromName, address: mailFrom },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    // Nobody has sent the mail that these name: it stands for the record, so that no mail has to be the first.
    ...(thread ? { references: `<${thread}@${host}>`, inReplyTo: `<${thread}@${host}>` } : {}),
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${messageId.includes('@') ? messageId : `${messageId}@${host}`}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stopUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(leave ? { list: { unsubscribe: { url: leave } } } : {}),
    attachments: attachments.map(({ name, mime, bytes, cid }) => ({
      filename: name,
      contentType: mime,
      content: bytes,
      ...(cid ? { cid, contentDisposition: 'inline' as const } : {}),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
