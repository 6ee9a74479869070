import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { secondStep, signedInUser } from './session.ts';

export const loginAnswer = z.object({
  user: signedInUser.optional(),
  redirect: z.string().optional(),
  /** Present instead of a session when the password was right but a second step is needed. */
  two_factor: secondStep.optional(),
});

/** What people without an email address log in by; neither value is case-sensitive. */
export const employee = {
  organization: field.oneLine.toLowerCase().min(1, 'required').max(40),
  employee_code: field.oneLine.min(1, 'required').max(40),
};

export const employeeEndpoints = {
  loginWithoutEmail: endpoint({
    method: 'POST',
    path: '/login/employee',
    summary: 'Sign in with organization and employee code, for people without an e-mail address',
    access: 'public',
    body: z.strictObject({
      ...employee,
      password: z.string().min(1, 'required').max(128),
      remember: z.boolean().default(false),
      redirect: z.string().max(2000).optional(),
    }),
    answer: loginAnswer,
    rate: 'sign-in',
    audit: 'session.login',
  }),
  getLoginOptions: endpoint({
    method: 'GET',
    path: '/login/options',
    summary: 'What this installation offers to people who cannot log in',
    access: 'public',
    answer: z.object({ text_messages: z.boolean() }),
    rate: 'read',
  }),
  sendResetText: endpoint({
    method: 'POST',
    path: '/password/text',
    summary: 'Text a reset link; the answer never tells whether the person is known',
    access: 'public',
    body: z.strictObject(employee),
    answer: z.object({ message: z.string() }),
    rate: 'sign-in',
    audit: null,
  }),
};
