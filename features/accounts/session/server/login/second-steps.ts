import type { OpenCall } from '#platform/server/http/call';
import type { SecondStep, sessionEndpoints } from '../../contract/index.ts';

/** Called after a right password; returns undefined when no second step is needed for this person on this device. */
export type AskSecondStep = (
  call: Pick<OpenCall<(typeof sessionEndpoints)['login']>, 'wiring' | 'request' | 'setCookie'> & {
    body: { remember: boolean };
  },
  userId: number,
  redirect: string | undefined,
) => Promise<SecondStep | undefined>;

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    secondSteps: AskSecondStep;
  }
}
