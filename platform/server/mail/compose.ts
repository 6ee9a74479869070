import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { MailMessage } from './mail.ts';

export type Sender = Pick<Config, 'productName' | 'publicUrl'>;

/** The message in nodemailer's format, sent in this installation's name and host. Nothing in it may make nodemailer
 * read files or addresses. */
export const compose = (
  { productName, publicUrl }: Sender,
  { to, subject, text, html, messageId, settingsUrl, attachments = [] }: MailMessage,
): SendMailOptions => {
  const host = new URL(publicUrl).hostname;
  return {
    from: { name: productName, address: `no-reply@${host}` },
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${messageId.includes('@') ? messageId : `${messageId}@${host}`}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(settingsUrl ? { list: { unsubscribe: { url: settingsUrl } } } : {}),
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
