import { useFlag } from '#platform/web/session/index';

export const useMayReadContacts = (): boolean => {
  const view = useFlag('clients.canViewClients');
  const edit = useFlag('admin.canEditClientContacts');
  return view || edit;
};
