import type { Cookie } from 'playwright-core';

/** The headers of a call of the API as the person who is signed in with these cookies. */
export const sessionHeaders = (cookies: readonly Cookie[]): Record<string, string> => {
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(token),
  };
};
