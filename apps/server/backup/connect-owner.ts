import pg from 'pg';

/** With these settings the text of a value does not depend on the server it is read from or written to, and a long COPY is
 * not cut off. */
const settings = `
  set client_encoding = 'UTF8';
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'iso_8601';
  set timezone = 'UTC';
  set extra_float_digits = 1;
  set bytea_output = 'hex';
  set search_path = 'public';
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set lock_timeout = '30s';
`;

/** Runs `work` on one connection of the owner of the tables. */
export const withOwner = async <T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> => {
  const owner = new pg.Client({
    connectionString: url,
    application_name: 'cora backup',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  let lost: Error | undefined;
  owner.on('error', (error) => {
    lost = error;
  });
  await owner.connect();
  try {
    await owner.query(settings);
    return await work(owner);
  } catch (error) {
    throw lost ?? error;
  } finally {
    await owner.end().catch(() => undefined);
  }
};
