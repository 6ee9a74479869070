import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { folderMail } from './folder-mail.ts';
import type { Mail } from './mail.ts';
import { smtpMail } from './smtp-mail.ts';

type MailConfig = Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl' | 'mailFrom'>;

/** The configured mail server or, without one, files in `DATA_DIR/mail`. */
export const openMail = (config: MailConfig, log: Log): Mail =>
  config.smtpUrl ? smtpMail(config.smtpUrl, config) : folderMail(join(config.dataDir, 'mail'), config, log);
