import { TwoStep } from './authenticator/two-step.tsx';
import { Passkeys } from './passkeys/passkeys.tsx';

/** How the signed-in person proves who they are: a second step, and passkeys instead of both. */
const SignInSection = () => (
  <>
    <TwoStep />
    <Passkeys />
  </>
);

export default SignInSection;
