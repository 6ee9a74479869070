/** SQL: a job `j`, as a record that belongs to it names it. */
export const jobJson = `json_build_object('id', j.id, 'job_number', j.job_number, 'job_name', j.job_name)`;

/** SQL: the client of a job `j`. `$1` is the organization. */
export const clientJson = `(select json_build_object('id', c.id, 'name', c.name) from clients c
  where c.organization_id = $1 and c.id = j.client_id)`;
