import type { Lines } from '../endpoints.ts';

export const employeeEndpoints: Lines<'loginWithoutEmail' | 'getLoginOptions' | 'sendResetText'> = {
  loginWithoutEmail: { method: 'POST', path: '/login/employee' },
  getLoginOptions: { method: 'GET', path: '/login/options' },
  sendResetText: { method: 'POST', path: '/password/text' },
};
