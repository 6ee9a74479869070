import { useState } from 'react';
import { linkEndpoints } from '../link-endpoints.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { PasswordFields } from '../parts/password-fields.tsx';
import { emptyPair, pairErrors } from '../parts/password-pair.ts';
import { safeRedirect } from '../safe-redirect.ts';
import { useSend } from '../use-send.ts';
import { words } from '../words.ts';

const next = safeRedirect(new URLSearchParams(location.search).get('redirect')) ?? '/';

/** For somebody who logged in with a temporary password. No other page opens before they choose their own. */
const OwnPasswordPage = () => {
  const [pair, setPair] = useState(emptyPair);
  const [wrong, setWrong] = useState<Record<string, string[]>>({});
  const { busy, failure, setFailure, run } = useSend();
  const save = async () => {
    const found = pairErrors(pair);
    setWrong(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    const result = await run(linkEndpoints.updatePassword, { body: pair });
    if ('answer' in result) location.assign(next);
    else if (result.failed.status === 401) location.assign('/login');
  };
  const fields = failure?.fields ?? wrong;
  const onlyFields = failure?.status === 422 && (fields.password || fields.password_confirmation);
  return (
    <AuthForm
      busy={busy}
      submit={words.saveOwn}
      onSubmit={() => void save()}
      problem={onlyFields ? undefined : failure?.message}
    >
      <PasswordFields label={words.newPassword} pair={pair} onChange={setPair} errors={fields} />
    </AuthForm>
  );
};

export default OwnPasswordPage;
