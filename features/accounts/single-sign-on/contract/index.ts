export { signOnLoginEndpoints } from './login-endpoints.ts';
export { singleSignOnMessages } from './messages.ts';
export { signOnPeopleEndpoints } from './people-endpoints.ts';
export { outcomes, type SignOnDomain, type SignOnSettings, type TestOutcome } from './settings.ts';
export { signOnSettingsEndpoints } from './settings-endpoints.ts';
export { type SignOnProblem, signOnProblems } from './sign-on-problems.ts';
