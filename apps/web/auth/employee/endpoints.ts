import type { Lines } from '../endpoints.ts';

export const employeeEndpoints: Lines<'loginWithoutEmail' | 'sendResetText'> = {
  loginWithoutEmail: { method: 'POST', path: '/login/employee' },
  sendResetText: { method: 'POST', path: '/password/text' },
};
