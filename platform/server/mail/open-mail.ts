import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { compose, type Sender } from './compose.ts';
import type { Mail } from './mail.ts';
import { smtpMail } from './smtp-mail.ts';

const firstLink = (text: string): string | undefined => text.match(/https?:\/\/[^\s<>"']+/)?.[0];

/** Used without a mail server: every mail becomes a file, and its link is written to the log. */
const folderMail = (directory: string, sender: Sender, log: Log): Mail => {
  return {
    send: async (message) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message: bytes } = await transport.sendMail(compose(sender, message));
      const path = join(directory, `${message.messageId.replace(/[^\w-]+/g, '_').slice(0, 150)}.eml`);
      await mkdir(directory, { recursive: true });
      await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info({ to: message.to, file: path, link: firstLink(message.text) }, 'mail written');
    },
  };
};

type MailConfig = Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl' | 'mailFrom'>;

/** The configured mail server or, without one, files in `DATA_DIR/mail`. */
export const openMail = (config: MailConfig, log: Log): Mail =>
  config.smtpUrl ? smtpMail(config.smtpUrl, config) : folderMail(join(config.dataDir, 'mail'), config, log);
