/** The TXT record by which a domain says that it belongs to an organization. */
export const txtRecordOf = (domain: string, token: string) => ({
  name: `_cora-challenge.${domain}`,
  value: `cora-verification=${token}`,
});
