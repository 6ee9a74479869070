import { isIP } from 'node:net';
import type { AnswerOf } from '#platform/contract/endpoint';
import type { Config } from '#platform/server/config';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { findTxt } from '#platform/server/outgoing/find-txt';
import { type companyMailEndpoints, dmarcDomains, readDmarc, readSpf } from '../contract/index.ts';

type Endpoint = (typeof companyMailEndpoints)['getSenderDomain'];

type Read = AnswerOf<Endpoint>;

const isLocal = (domain: string): boolean => !domain.includes('.') || isIP(domain) !== 0;

/** Asks the configured DNS server alone, for all names at once. */
const readDomain = async ({ mailFrom, dnsServer }: Pick<Config, 'mailFrom' | 'dnsServer'>): Promise<Read> => {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1).toLowerCase();
  const unread = { domain, spf: null, dmarc: null };
  if (!dnsServer) return { ...unread, state: 'off' };
  if (isLocal(domain)) return { ...unread, state: 'local' };
  const [spf, ...dmarc] = await Promise.all([
    findTxt(domain, dnsServer),
    ...dmarcDomains(domain).map(async (name) => ({
      domain: name,
      texts: await findTxt(`_dmarc.${name}`, dnsServer),
    })),
  ]);
  const answered = dmarc.flatMap(({ domain: name, texts }) => (texts ? [{ domain: name, texts }] : []));
  return {
    domain,
    state: 'read',
    spf: spf ? readSpf(spf) : null,
    dmarc: answered.length === dmarc.length ? readDmarc(answered) : null,
  };
};

/** The DNS server may take seconds, so it is asked outside of a transaction. */
export const getSenderDomain = preparedHandler<Endpoint, Read>({
  prepare: ({ wiring }) => readDomain(wiring.config),
  run: async (_call, read) => read,
});
