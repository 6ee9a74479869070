import pg from 'pg';
import { buildApp } from '../apps/server/build-app.ts';
import { readConfig } from '../platform/server/config.ts';

type Sent = { text: string; values?: readonly unknown[] };

/** The statements of one request, in the order the server sends them. The lookup of the session is kept apart. */
export type Recorded = { session: string[]; transaction: string[]; bytes: number };

/** An element of an array. It is quoted, because the words of a search may contain braces and commas. */
const element = (value: unknown): string =>
  value === null || value === undefined ? 'null' : `"${String(value).replace(/["\\]/g, '\\$&')}"`;

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(element).join(',')}}`);
  return pg.escapeLiteral(String(value));
};

/** Writes every value as a quoted literal. PostgreSQL infers its type as it does for a parameter. */
const inline = ({ text, values = [] }: Sent): string =>
  text
    .replace(/\$(\d+)/g, (_, number) => literal(values[Number(number) - 1]))
    .replace(/\s+/g, ' ')
    .trim();

/** The server sends begin and its settings as one message. pgbench runs them the usual way: begin, then set_config. */
const inSteps = (text: string): string[] => {
  const [begin, ...settings] = text.split('; ');
  if (begin !== 'begin') return [text];
  const calls = settings.map((setting) =>
    setting.replace(/^set local (\S+) = ('.*')$/, "set_config('$1', $2, true)"),
  );
  return ['begin', `select ${calls.join(', ')}`];
};

/** Sends one request to the server in this process and records what its connections send. */
export const createRecorder = async (databaseUrl: string, dataDir: string) => {
  const app = await buildApp(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), {
    databaseUrl,
    rateLimits: false,
    poolSize: 1,
  });
  const sent: Sent[] = [];
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, values] = given;
    if (typeof first === 'string') sent.push({ text: first, values: values as unknown[] });
    else sent.push({ text: (first as Sent).text, values: (first as Sent).values });
    return query.apply(this, given as Parameters<typeof query>);
  } as typeof query;

  return {
    record: async (url: string, headers: Record<string, string>): Promise<Recorded> => {
      sent.length = 0;
      const answer = await app.server.inject({ url, headers });
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode} ${answer.body}`);
      const statements = sent.map(inline);
      const isSession = (text: string) => text.includes('identity_open_session');
      return {
        session: statements.filter(isSession),
        transaction: statements.filter((text) => !isSession(text)).flatMap(inSteps),
        bytes: answer.rawPayload.length,
      };
    },
    close: async () => {
      pg.Client.prototype.query = query;
      await app.close();
    },
  };
};
