import { resolve } from 'node:path';
import { z } from 'zod';

const blankAsMissing = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsMissing, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((values) => blankAsMissing(values) ?? value, schema);

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must be between 0 and 65535')
  .max(65_535, 'must be between 0 and 65535');

const address = (protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address such as ${example}`,
    );

const postgres = address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database');
const http = address(['http:', 'https:'], 'https://cora.example.com');

const yes = ['1', 'true', 'yes', 'on'];
const no = ['0', 'false', 'no', 'off'];
const flag = z
  .string()
  .transform((value) => value.toLowerCase())
  .refine((value) => yes.includes(value) || no.includes(value), 'must be 1 or 0')
  .transform((value) => yes.includes(value));

const trustProxy = z.string().transform((value): boolean | number | string => {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  if (value === 'true' || value === 'false') return value === 'true';
  return value;
});

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = z
  .object({
    PORT: withDefault(port, 3000),
    HOST: withDefault(z.string(), '127.0.0.1'),
    DATA_DIR: withDefault(z.string(), './data'),
    DATABASE_URL: optional(postgres),
    ADMIN_DATABASE_URL: optional(postgres),
    PUBLIC_URL: optional(http),
    SMTP_URL: optional(address(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
    MAIL_FROM: optional(z.email('must be an address such as no-reply@mail.example.com').max(254)),
    SMS_URL: optional(http),
    S3_ENDPOINT: optional(http),
    S3_BUCKET: optional(z.string()),
    S3_KEY: optional(z.string()),
    S3_SECRET: optional(z.string()),
    MAP_STYLE_URL: optional(http),
    MAP_TILES: optional(z.string()),
    GEOCODER_URL: optional(http),
    INSIDE_PROVIDERS: optional(flag),
    DNS_SERVER: optional(
      z
        .string()
        .regex(
          /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:]+\])(:\d{1,5})?$/i,
          'must be an address such as 10.0.0.2:53',
        ),
    ),
    SENTRY_DSN: optional(http),
    DEMO: optional(flag),
    PRODUCT_NAME: withDefault(z.string().max(60, 'must have at most 60 characters'), 'Cora'),
    METRICS_PORT: optional(port),
    TEST_DATABASE_URL: optional(postgres),
    LOG_LEVEL: withDefault(z.enum(levels, `must be one of ${levels.join(', ')}`), 'info'),
    TRUST_PROXY: withDefault(trustProxy, 'false'),
    WORKERS: optional(flag),
  })
  .superRefine((values, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message, input: undefined });
    if (values.SENTRY_DSN) refuse('SENTRY_DSN', 'is not used: errors are written to the log. Remove it');
    if (values.MAP_TILES?.startsWith(inBucket) && !values.S3_ENDPOINT)
      refuse('S3_ENDPOINT', 'must be set where MAP_TILES names an object of the bucket');
    if (/^s3:\d/.test(values.MAP_TILES ?? ''))
      refuse('MAP_TILES', 'must not begin with a number in the bucket: there are the files of organizations');
    if (values.ADMIN_DATABASE_URL && !values.DATABASE_URL) {
      refuse('DATABASE_URL', 'must be set together with ADMIN_DATABASE_URL: the role the app works as');
    }
    for (const name of ['S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const) {
      if (values.S3_ENDPOINT && !values[name]) refuse(name, 'must be set together with S3_ENDPOINT');
    }
  });

const publicUrlOf = (values: z.output<typeof environment>): string =>
  (values.PUBLIC_URL ?? `http://${linkHost(values.HOST)}:${values.PORT}`).replace(/\/+$/, '');

const inBucket = 's3:';

const placeOfTiles = (values: string | undefined): { path: string } | { object: string } | undefined => {
  if (!values) return undefined;
  return values.startsWith(inBucket) ? { object: values.slice(inBucket.length) } : { path: resolve(values) };
};

const toConfig = (values: z.output<typeof environment>) => ({
  port: values.PORT,
  host: values.HOST,
  dataDir: resolve(values.DATA_DIR),
  /** Address with the application role, which is neither superuser nor owner. Undefined: use the embedded
   * PostgreSQL. */
  databaseUrl: values.DATABASE_URL,
  /** Address with the owner of the database, for migrations only. */
  adminDatabaseUrl: values.ADMIN_DATABASE_URL,
  publicUrl: publicUrlOf(values),
  smtpUrl: values.SMTP_URL,
  /** The address that all mail comes from, and where the mail server returns what cannot be delivered. */
  mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(publicUrlOf(values)).hostname}`,
  smsUrl: values.SMS_URL,
  s3:
    values.S3_ENDPOINT && values.S3_BUCKET && values.S3_KEY && values.S3_SECRET
      ? {
          endpoint: values.S3_ENDPOINT,
          bucket: values.S3_BUCKET,
          key: values.S3_KEY,
          secret: values.S3_SECRET,
        }
      : undefined,
  mapStyleUrl: values.MAP_STYLE_URL,
  /** A file of vector tiles (.pmtiles) from which the map draws streets: on the disk, or an object of the bucket. */
  mapTiles: placeOfTiles(values.MAP_TILES),
  geocoderUrl: values.GEOCODER_URL,
  /** Whether providers of single sign-on may be inside a private network. */
  insideProviders: values.INSIDE_PROVIDERS ?? false,
  /** The DNS server that is asked about domains; undefined: those of the machine prove domains of single sign-on, and nobody is
   * asked about mail. */
  dnsServer: values.DNS_SERVER,
  demo: values.DEMO ?? demoByDefault(values),
  productName: values.PRODUCT_NAME,
  metricsPort: values.METRICS_PORT,
  testDatabaseUrl: values.TEST_DATABASE_URL,
  logLevel: values.LOG_LEVEL,
  trustProxy: values.TRUST_PROXY,
  /** Whether web processes also work on the queues. If not, `apps/server/worker.ts` must run. */
  workers: values.WORKERS ?? true,
});

const linkHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** An installation with its own database, file store or mail server is not a trial, so it gets no demo data. */
const demoByDefault = (values: z.output<typeof environment>): 'when-new' | false =>
  values.DATABASE_URL || values.S3_ENDPOINT || values.SMTP_URL ? false : 'when-new';

export type Config = ReturnType<typeof toConfig>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

export const readConfig = (env: Record<string, string | undefined> = process.env): Config => {
  const parsed = environment.safeParse(env);
  if (parsed.success) return toConfig(parsed.data);
  const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
  throw new ConfigError(`The configuration is not valid:\n${problems.join('\n')}`);
};
