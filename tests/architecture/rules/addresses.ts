type Address = { method: string; path: string; root?: boolean };

/** Endpoints that would answer the same calls. Features declare them separately and do not see each other's. */
export const repeatedAddresses = (endpoints: readonly (readonly [string, Address])[]): string[] => {
  const owners = new Map<string, string>();
  return endpoints.flatMap(([name, { method, path, root }]) => {
    const address = `${method} ${root ? '' : '/api/v1'}/${path.replace(/\{\w+\}/g, '{}').replace(/^\/+|\/+$/g, '')}`;
    const owner = owners.get(address);
    owners.set(address, name);
    return owner ? [`${address} belongs to ${owner} and to ${name}`] : [];
  });
};
