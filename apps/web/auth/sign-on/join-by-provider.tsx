import { fill, type Invited } from '../pages/invitation.ts';
import { startHref } from './endpoints.ts';
import { signOnWords as words } from './words.ts';

type Props = { organization: string; person: Invited };

/** Where people can log in by the provider only, there is no password to choose: the invitation is accepted when the
 * provider confirms the address. */
const JoinByProvider = ({ organization, person }: Props) => {
  if (person.email === null) return <p role="status">{words.join.withoutEmail}</p>;
  return (
    <>
      <p>{fill(words.join.address, { email: person.email })}</p>
      <div className="passkey">
        <a className="quiet" href={startHref(person.organization_code, undefined)}>
          {words.offer.replace('{company}', organization)}
        </a>
      </div>
    </>
  );
};

export default JoinByProvider;
