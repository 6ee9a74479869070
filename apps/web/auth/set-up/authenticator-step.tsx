import { CodePicture } from './code-picture.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { setUpWords as words } from './set-up-words.ts';

export type Key = { secret: string; uri: string };

/** Four letters at a time: that is how people type it. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export const AuthenticatorStep = ({ secret, uri, onCodes }: Key & { onCodes: (codes: string[]) => void }) => (
  <ConfirmStep confirms="confirmAuthenticator" onCodes={onCodes}>
    <p className="hint">{words.scan}</p>
    <div className="center">
      <CodePicture text={uri} label={words.qr} />
    </div>
    <p className="hint">
      {words.key} <code>{inGroups(secret)}</code>
    </p>
  </ConfirmStep>
);
