import { slug } from '#features/accounts/organizations/contract';

/** Whether a path is below the address of an organization, where shared records are. */
export const isSharedPage = (path: string): boolean => {
  const [, first = '', ...rest] = path.split('/');
  return rest.some((part) => part !== '') && slug.safeParse(first).success;
};
