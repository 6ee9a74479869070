export { consumeCode } from './check-code.ts';
export { throttlesOf as throttlesOfCodes } from './login/login-with-code.ts';
export { loadTwoFactor } from './two-factor-repository.ts';
