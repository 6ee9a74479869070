import { useState } from 'react';
import { setUpWords as words } from './set-up-words.ts';

/** The codes are shown only once, so going on takes a deliberate step. */
export const CodesStep = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <div className="passkey">
      <ol className="codes" aria-label={words.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      {isSecureContext && (
        <button type="button" className="quiet" onClick={() => void copy()}>
          {words.copy}
        </button>
      )}
      {copied && <p role="status">{words.copied}</p>}
      <button type="button" className="submit" onClick={onDone}>
        {words.kept}
      </button>
    </div>
  );
};
