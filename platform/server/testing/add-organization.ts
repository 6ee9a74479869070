import pg from 'pg';

/** Creates an organization with this id and one member with the same id. */
export const addOrganization = async (ownerUrl: string, id: number): Promise<void> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query("select set_config('app.organization_id', $1, false)", [String(id)]);
    await owner.query(
      `insert into organizations (id, name, slug, time_zone) overriding system value
       values ($1, $2, $2, 'America/New_York')`,
      [id, `org-${id}`],
    );
    const email = `member@org-${id}.test`;
    await owner.query('insert into users (id, email) overriding system value values ($1, $2)', [id, email]);
    await owner.query(
      `insert into memberships (organization_id, user_id, email, first_name, last_name)
       values ($1, $1, $2, 'Ana', 'Ruiz')`,
      [id, email],
    );
  } finally {
    await owner.end();
  }
};
