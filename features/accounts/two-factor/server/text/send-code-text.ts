import { randomInt } from 'node:crypto';
import { loadLoginRecord } from '#features/accounts/session/server';
import type { Wiring } from '#platform/server/http/wiring';
import { toE164 } from '#platform/server/sms/phone-number';
import { hashTextCode } from '../secrets.ts';
import { loadTextCode, setTextCode } from './text-code-repository.ts';

const texts = {
  en: (product: string, code: string) =>
    `${code} is your ${product} code. It works for 10 minutes. Do not give it to anyone.`,
  es: (product: string, code: string) =>
    `${code} es su código de ${product}. Sirve durante 10 minutos. No se lo dé a nadie.`,
};

/** The code is made here, so that no queue keeps it; each try makes another one. Nothing is sent once the challenge is
 * over. */
export const sendCodeText = async (
  { database, config, sms }: Wiring,
  { challengeId }: { challengeId: number },
): Promise<void> => {
  const { identity } = database;
  const open = await loadTextCode(identity, challengeId);
  const to = open && toE164(open.phone);
  if (!sms || !to) return;
  const login = await loadLoginRecord(identity, open.user_id);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await setTextCode(identity, challengeId, await hashTextCode(identity, open.user_id, code));
  await sms.send({ to, text: texts[login?.locale ?? 'en'](config.productName, code) });
};
