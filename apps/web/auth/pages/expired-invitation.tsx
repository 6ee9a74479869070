import { useState } from 'react';
import { linkEndpoints } from '../link-endpoints.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { useSend } from '../use-send.ts';
import { words } from '../words.ts';

/** Asks the person who sent the invitation for another link. */
export const ExpiredInvitation = ({ token }: { token: string }) => {
  const [said, setSaid] = useState<string>();
  const { busy, failure, run } = useSend();
  const ask = async () => {
    const result = await run(linkEndpoints.renewInvitation, { body: { token } });
    if ('answer' in result) setSaid((result.answer as { message: string }).message);
  };
  return (
    <AuthForm
      busy={busy}
      submit={words.askAgain}
      onSubmit={() => void ask()}
      problem={failure?.message}
      notice={said}
    >
      {null}
    </AuthForm>
  );
};
