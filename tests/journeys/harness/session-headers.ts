import type { Cookie } from 'playwright-core';

/** What a call of the API needs to be made as whoever is signed in with these cookies. */
export const sessionHeaders = (cookies: readonly Cookie[]): Record<string, string> => {
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(token),
  };
};
