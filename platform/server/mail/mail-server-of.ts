type MailServer = {
  host: string;
  port: number;
  /** From the first byte on or else not at all, when the server offers it, or never. */
  encrypted: 'always' | 'when_offered' | 'never';
  login: boolean;
};

/** What people may know of the configured mail server: neither name nor password of its login. */
export const mailServerOf = (smtpUrl: string): MailServer => {
  const { protocol, hostname, port, username, searchParams: more } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const always = secure || more.get('requireTLS') === 'true';
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    encrypted: always ? 'always' : more.get('ignoreTLS') === 'true' ? 'never' : 'when_offered',
    login: username !== '',
  };
};
