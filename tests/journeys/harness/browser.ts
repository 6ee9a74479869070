import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBareBrowser } from '../../../bin/browser.mjs';

/** Stops Chromium from calling its own services: the test machine may have no internet, and the product needs none. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

/** Milliseconds that an action of a page may take: CI machines stand still for many seconds at a time. */
const timeout = 60_000;

export type Screen = keyof typeof screens;

export const openBrowser = async (): Promise<Browser> => {
  const executablePath = findBareBrowser();
  if (!executablePath) throw new Error('no browser: install chromium or set BROWSER_PATH');
  return chromium.launch({ executablePath, headless: true, args: quiet });
};

export type Visit = {
  screen?: Screen;
  locale?: 'en' | 'es';
  scheme?: 'light' | 'dark';
  /** Whether the page brings ahead what it needs without a network, which runs nearly all of its code. Other visits are
   * made as on a device that saves data, where it does not: that takes a third of the processor time. */
  ahead?: boolean;
};

/** Opens a browser for one person. Errors of the page are collected in `complaints`. */
export const visit = async (
  browser: Browser,
  address: string,
  { screen = 'desktop', locale = 'en', scheme = 'light', ahead = false }: Visit = {},
): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> => {
  const context = await browser.newContext({
    ...screens[screen],
    baseURL: address,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'locale', value: locale, url: address }]);
  // Only the document is told what the content security policy blocks.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`content policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  if (!ahead) {
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  return { context, page, complaints };
};

const addressOf = (login: string): string => (login.includes('@') ? login : `${login}@demo.test`);

const demoPassword = 'cora-demo-1';

/** Signs a demo person in by a call: the cookies are there, and no page is opened. */
export const signIn = async (page: Page, login: string, password = demoPassword): Promise<void> => {
  const { request } = page.context();
  const answer = await request.post('/api/v1/login', { data: { email: addressOf(login), password } });
  if (!answer.ok()) throw new Error(`${login} is not let in: ${answer.status()} ${await answer.text()}`);
};

/** Signs a demo person in through the page, and waits for the page that comes then. */
export const signInByForm = async (page: Page, login: string, password = demoPassword): Promise<void> => {
  await page.goto('/login');
  await page.locator('input[autocomplete~="username"]').fill(addressOf(login));
  await page.locator('input[autocomplete~="current-password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.locator('main h1, main h2').first().waitFor();
};
