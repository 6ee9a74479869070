import type { Config } from '../config.ts';
import { httpSms } from './http-sms.ts';
import type { Sms } from './sms.ts';

/** Null without a configured service: then no screen offers text messages. */
export const openSms = ({ smsUrl }: Pick<Config, 'smsUrl'>): Sms | null => (smsUrl ? httpSms(smsUrl) : null);
