import { z } from 'zod';

/** What receivers do with mail of a domain that fails both checks (RFC 7489). `several`: with more than one record none counts.
 * `invalid`: the record says no policy that receivers know. */
export const dmarcVerdicts = ['missing', 'several', 'invalid', 'none', 'quarantine', 'reject'] as const;

export type DmarcVerdict = (typeof dmarcVerdicts)[number];

export const dmarcReading = z.object({
  verdict: z.enum(dmarcVerdicts),
  records: z.array(z.string()),
  /** The domain whose record it is: that of the address, or one above it. */
  domain: z.string(),
  /** Whether receivers are asked to report what they see. */
  reports: z.boolean(),
});

export type DmarcReading = z.infer<typeof dmarcReading>;

/** RFC 7489, 6.4: the version comes first and is written like this. */
const isDmarc = (text: string): boolean => /^v\s*=\s*DMARC1\s*(;|$)/.test(text);

const tagsOf = (record: string): ReadonlyMap<string, string> =>
  new Map(
    record.split(';').flatMap((part) => {
      const [name = '', ...rest] = part.split('=');
      return rest.length > 0 ? [[name.trim().toLowerCase(), rest.join('=').trim()] as const] : [];
    }),
  );

const policies = ['none', 'quarantine', 'reject'] as const;

const asksForReports = (tags: ReadonlyMap<string, string>): boolean =>
  /^mailto:./i.test(tags.get('rua') ?? '');

/** RFC 7489, 6.6.3: without a known policy, a record that asks for reports counts as `none`. */
const verdictOf = (tags: ReadonlyMap<string, string>, inherited: boolean): DmarcVerdict => {
  const policyTag = ((inherited ? tags.get('sp') : undefined) ?? tags.get('p'))?.toLowerCase();
  return policies.find((policy) => policy === policyTag) ?? (asksForReports(tags) ? 'none' : 'invalid');
};

/** The domain of an address and those above it, in the order in which their records count; of each, `_dmarc.` is asked. Which of
 * them somebody owns is not known, so all but the top are asked, at most five. */
export const dmarcDomains = (domain: string): string[] => {
  const labels = domain.split('.');
  const [own = domain, ...above] = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
  return [own, ...above.slice(-4)];
};

/** Reads the TXT records of `_dmarc.` of each domain, as `dmarcDomains` orders them. */
export const readDmarc = (found: readonly { domain: string; texts: readonly string[] }[]): DmarcReading => {
  const at = found.findIndex(({ texts }) => texts.some(isDmarc));
  const { domain = '', texts = [] } = found[Math.max(at, 0)] ?? {};
  const records = texts.filter(isDmarc);
  const [only] = records;
  if (only === undefined) return { verdict: 'missing', records, domain, reports: false };
  if (records.length > 1) return { verdict: 'several', records, domain, reports: false };
  const tags = tagsOf(only);
  return { verdict: verdictOf(tags, at > 0), records, domain, reports: asksForReports(tags) };
};
