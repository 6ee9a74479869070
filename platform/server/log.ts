import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** What features may do with the log. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Structured lines on stdout; credentials never reach them. */
export const createLog = (level: Config['logLevel']): Logger =>
  pino({ level, redact: ['req.headers.cookie', 'req.headers.authorization', 'err.where', 'err.detail'] });
