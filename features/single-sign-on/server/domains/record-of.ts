/** The TXT record by which a domain says that it belongs to an organization. */
export const recordOf = (domain: string, token: string) => ({
  name: `_cora-challenge.${domain}`,
  value: `cora-verification=${token}`,
});
