import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** The part of the log that features may use. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Structured lines on stdout. Credentials are removed. */
export const createLog = (level: Config['logLevel']): Logger =>
  pino({ level, redact: ['req.headers.cookie', 'req.headers.authorization', 'err.where', 'err.detail'] });
