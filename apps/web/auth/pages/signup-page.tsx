import { useEffect, useState } from 'react';
import { authEndpoints } from '../endpoints.ts';
import { useSend } from '../use-send.ts';
import { words } from '../words.ts';
import { linkParameters } from './link-parameters.ts';
import { SignupForm } from './signup-form.tsx';

/** The form is shown only while the one-time link is valid. */
export const SignupPage = () => {
  const [good, setGood] = useState(false);
  const { failure, run } = useSend();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is checked once.
  useEffect(() => {
    if (linkParameters.token === '') return;
    void run(authEndpoints.getSignup, { query: { token: linkParameters.token } }).then((result) =>
      setGood('answer' in result),
    );
  }, []);
  if (good) return <SignupForm token={linkParameters.token} />;
  const problem = linkParameters.token === '' ? words.noToken : failure?.message;
  return (
    <>
      {problem ? (
        <p className="alert" role="alert">
          {problem}
        </p>
      ) : (
        <p role="status">{words.checking}</p>
      )}
      <p className="below">
        <a href="/login">{words.backToLogin}</a>
      </p>
    </>
  );
};
