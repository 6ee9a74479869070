import pg from 'pg';

/** Only the owner of the database makes super admins: no call of the product can. */
export const makeSupport = async (ownerUrl: string, email: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'cora demo' });
  await owner.connect();
  try {
    await owner.query('update users set super_admin = true where email = $1', [email]);
  } finally {
    await owner.end();
  }
};
