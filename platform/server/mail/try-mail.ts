import { type MailOutcome, maxMailReply } from '#platform/contract/mail-outcomes';
import { onOneLine, tidy } from '#platform/contract/tidy';
import { compose, type Sender } from './compose.ts';
import type { MailMessage } from './mail.ts';
import { patient } from './smtp-mail.ts';

/** What the mail server has answered, in our word and in its own; the latter is empty when it has said nothing. */
export type MailTrial = { outcome: MailOutcome; reply: string };

/** How nodemailer reports a failure: its own code, that of Node below it, the command that was refused and the answer. */
type Failure = Error & { code?: string; originalCode?: string; command?: string; response?: string };

const outcomes: Readonly<Record<string, MailOutcome>> = {
  EABORT: 'timed_out',
  ETIMEDOUT: 'timed_out',
  ECONNECTION: 'unreachable',
  EDNS: 'unreachable',
  ESOCKET: 'unreachable',
  ETLS: 'insecure',
  EREQUIRETLS: 'insecure',
  EAUTH: 'login_refused',
  ENOAUTH: 'login_refused',
};

/** Codes of Node for a certificate that is not valid, or a server that does not speak TLS on this port. */
const aboutTls = /^ERR_(TLS|SSL)|CERT|SIGNATURE/;

const outcomeOf = ({ code = '', originalCode = '', command = '', response = '' }: Failure): MailOutcome => {
  if (aboutTls.test(originalCode)) return 'insecure';
  // RFC 4954, 6: authentication is required.
  if (response.startsWith('530')) return 'login_refused';
  if (code === 'EENVELOPE' && command === 'MAIL FROM') return 'sender_refused';
  if (code === 'EENVELOPE' && command === 'RCPT TO') return 'recipient_refused';
  // A server that says no and hangs up can be reached.
  if (response !== '' && outcomes[code] === 'unreachable') return 'refused';
  return outcomes[code] ?? 'refused';
};

const clean = (reply: string): string => onOneLine(tidy(reply)).trim().slice(0, maxMailReply);

/** Hands one mail to the mail server at once, for a person who waits for the answer. Past the queue, which tries again by
 * itself and keeps the answer from people. */
export const tryMail = async (
  url: string,
  sender: Sender,
  message: MailMessage,
  milliseconds: number,
): Promise<MailTrial> => {
  const { createTransport } = await import('nodemailer');
  try {
    const signal = AbortSignal.timeout(milliseconds);
    const sent = await createTransport({ url: patient(url) }).sendMail({
      ...compose(sender, message),
      signal,
    });
    return { outcome: 'accepted', reply: clean(sent.response) };
  } catch (error) {
    const failure = error as Failure;
    const own = failure.code === 'EABORT' ? '' : failure.message;
    return { outcome: outcomeOf(failure), reply: clean(failure.response ?? own) };
  }
};
