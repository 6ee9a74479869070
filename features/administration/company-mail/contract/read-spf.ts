import { z } from 'zod';

/** What the SPF record of a domain (RFC 7208) says of mail servers that it does not name. `several`: with more than one record none
 * counts. `over_limit`: it asks for more look-ups than receivers make, so it does not count either. `elsewhere`: another domain's
 * record decides (`redirect=`). */
export const spfVerdicts = [
  'missing',
  'several',
  'over_limit',
  'anyone',
  'neutral',
  'softfail',
  'fail',
  'elsewhere',
] as const;

export type SpfVerdict = (typeof spfVerdicts)[number];

export const spfReading = z.object({ verdict: z.enum(spfVerdicts), records: z.array(z.string()) });

export type SpfReading = z.infer<typeof spfReading>;

/** RFC 7208, 4.5: the version, then a space or the end. */
const isSpf = (text: string): boolean => /^v=spf1( |$)/i.test(text);

/** RFC 7208, 4.6.4. Look-ups of the records that these name are not counted. */
const maxLookups = 10;

const asksDns = /^[+?~-]?(include:|exists:|redirect=|(a|mx|ptr)([:/]|$))/;

const verdictOfAll: Readonly<Record<string, SpfVerdict>> = {
  '+': 'anyone',
  '?': 'neutral',
  '~': 'softfail',
  '-': 'fail',
};

const verdictOf = (record: string): SpfVerdict => {
  const terms = record.toLowerCase().split(' ').slice(1);
  if (terms.filter((term) => asksDns.test(term)).length > maxLookups) return 'over_limit';
  const all = terms.find((term) => /^[+?~-]?all$/.test(term));
  if (all) return verdictOfAll[all === 'all' ? '+' : all.charAt(0)] ?? 'neutral';
  return terms.some((term) => term.startsWith('redirect=')) ? 'elsewhere' : 'neutral';
};

/** Reads the TXT records of a domain. */
export const readSpf = (texts: readonly string[]): SpfReading => {
  const records = texts.filter(isSpf);
  const [only] = records;
  if (only === undefined) return { verdict: 'missing', records };
  return { verdict: records.length > 1 ? 'several' : verdictOf(only), records };
};
