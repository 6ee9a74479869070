import type { BrowserContext } from 'playwright-core';

/** Gives a browser the session whose cookies a filled company knows as one header. */
export const signInBrowser = (
  context: BrowserContext,
  cookies: string | undefined,
  address: string,
): Promise<void> =>
  context.addCookies(
    (cookies ?? '').split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: address };
    }),
  );
