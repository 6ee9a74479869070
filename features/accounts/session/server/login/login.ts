import { Problem } from '#platform/contract/errors';
import type { OpenCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { type Login, loadLogin, loadLoginByCode } from '../identity-repository.ts';
import { passwordFits } from '../password/hash-password.ts';
import { completeLogin } from './complete-login.ts';
import { countLogin } from './count-login.ts';
import { queueFailedSignIn } from './failed-sign-in.ts';
import { loginThrottles } from './login-throttles.ts';
import type { AskSecondStep } from './second-steps.ts';
import { uncountFailure } from './throttle-repository.ts';

/** A path of this site only: one leading slash, no second one, no backslash that browsers read as one. */
export const safeRedirect = (path: string | undefined): string | undefined =>
  path && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && !path.startsWith('/login') ? path : undefined;

type Endpoints = typeof sessionEndpoints;
type Call = OpenCall<Endpoints['login']> | OpenCall<Endpoints['loginWithoutEmail']>;

/** Unknown people, wrong passwords and people without an organization get the same answer after the same time. */
const enter = async (
  call: Call,
  { name, found }: { name: string; found: Login | undefined },
  secondSteps: readonly AskSecondStep[],
) => {
  const { identity } = call.wiring.database;
  const { password, remember } = call.body;
  const throttles = loginThrottles(call.request, name, found);
  await countLogin(call, found?.user_id ?? null, throttles);
  const fits = await passwordFits(password, found?.password_hash);
  if (!found?.active || !fits) {
    await queueFailedSignIn(call, found?.user_id ?? null, fits ? 'no-access' : 'password');
    throw new Problem(422, { code: 'wrong_credentials' });
  }
  await uncountFailure(identity, throttles);
  const redirect = safeRedirect(call.body.redirect);
  for (const ask of secondSteps) {
    const two_factor = await ask(call, found.user_id, redirect);
    if (two_factor) return { two_factor };
  }
  return completeLogin(call, found.user_id, { remember, redirect, passwordHash: found.password_hash });
};

export const login = async (call: OpenCall<Endpoints['login']>, secondSteps: readonly AskSecondStep[]) => {
  const name = call.body.email;
  return enter(call, { name, found: await loadLogin(call.wiring.database.identity, name) }, secondSteps);
};

export const loginWithoutEmail = async (
  call: OpenCall<Endpoints['loginWithoutEmail']>,
  secondSteps: readonly AskSecondStep[],
) => {
  const { organization, employee_code } = call.body;
  const found = await loadLoginByCode(call.wiring.database.identity, organization, employee_code);
  return enter(call, { name: employeeName(organization, employee_code), found }, secondSteps);
};

/** The name of a person without an address in the keys of throttles. */
export const employeeName = (organization: string, code: string): string =>
  `employee:${organization}:${code.toLowerCase()}`;
