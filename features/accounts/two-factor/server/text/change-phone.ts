import { endOtherSessions, requirePassword } from '#features/accounts/session/server';
import { invalid, refused, unauthenticated } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { lastDigits, toE164 } from '#platform/server/sms/phone-number';
import { hashToken, newToken } from '#platform/server/tokens';
import type { textFactorEndpoints } from '../../contract/index.ts';
import { recordFactorChange } from '../record-factor-change.ts';
import { giveRecoveryCodes, plainCode } from '../recovery-codes.ts';
import { hashTextCode } from '../secrets.ts';
import { counted, requireBoth } from '../settings/require-both.ts';
import { forgetDevicesOf, loadTwoFactor } from '../two-factor-repository.ts';
import {
  confirmPhone as confirmRow,
  removePhone as removeRow,
  spendOwnText,
  wantOwnText,
} from './text-code-repository.ts';
import { requireTexts, textCode, textLife, wait } from './want-text.ts';

type Call<K extends keyof typeof textFactorEndpoints> = SignedInCall<(typeof textFactorEndpoints)[K]>;

/** Texts a code to a new number. The number counts once the code is confirmed; until then the previous one stays in force. */
export const startPhone = async (call: Call<'startPhone'>) => {
  const { body, person, wiring } = call;
  const { identity } = wiring.database;
  const { userId } = person;
  requireTexts(wiring);
  await requirePassword(call, body.password, 'password');
  if (!toE164(body.phone)) throw invalid({ phone: ['text_phone'] });
  const change = { phone: body.phone, tokenHash: hashToken(newToken()), wait, life: textLife };
  const wanted = await wantOwnText(identity, userId, change);
  if (!wanted) throw refused('phone_code_missing');
  return textCode(wiring, { ...wanted, userId });
};

/** Texts a code for a change that requires one, for people without an authenticator app. */
export const sendOwnText = async (call: Call<'sendOwnText'>) => {
  const { person, wiring } = call;
  const { userId } = person;
  requireTexts(wiring);
  const change = { phone: null, tokenHash: hashToken(newToken()), wait, life: textLife };
  const wanted = await wantOwnText(wiring.database.identity, userId, change);
  if (!wanted) throw refused('phone_not_on');
  return textCode(wiring, { ...wanted, userId });
};

/** Recovery codes are made with the first of app and phone. A person who has some keeps them. */
export const confirmPhone = async (call: Call<'confirmPhone'>) => {
  const { identity } = call.wiring.database;
  const { userId } = call.person;
  const before = await loadTwoFactor(identity, userId);
  const hash = await hashTextCode(identity, userId, plainCode(call.body.code));
  let phone: string | null = null;
  await counted(call, async () => {
    phone = (await spendOwnText(identity, userId, hash, 'new-phone'))?.phone ?? null;
    return phone !== null;
  });
  if (phone === null) throw invalid({ code: ['code_wrong'] });
  if (!(await confirmRow(identity, call.person, phone))) throw unauthenticated();
  const recovery_codes = before?.confirmed_at ? [] : await giveRecoveryCodes(identity, call.person);
  await forgetDevicesOf(identity, userId);
  await endOtherSessions(call);
  const note = lastDigits(phone);
  if (before?.confirmed_at)
    await recordFactorChange(call, { action: 'user.phone-confirmed', note }, 'phone-on');
  else await recordFactorChange(call, { action: 'user.two-factor-on', note }, 'on');
  return { recovery_codes };
};

/** Only while the app stays in force; otherwise two-step verification must be turned off as a whole. */
export const removePhone = async (call: Call<'removePhone'>) => {
  const { identity } = call.wiring.database;
  const { userId } = call.person;
  const factor = await loadTwoFactor(identity, userId);
  if (!factor?.phone) throw refused('phone_not_on');
  if (!factor.app_confirmed_at) throw refused('phone_alone');
  await requireBoth(call);
  await removeRow(identity, userId);
  await forgetDevicesOf(identity, userId);
  await endOtherSessions(call);
  await recordFactorChange(call, { action: 'user.phone-removed' }, 'phone-off');
  return {};
};
