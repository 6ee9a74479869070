import type { Page } from 'playwright-core';
import { axeFaults } from './axe.ts';
import type { Visit } from './browser.ts';
import { layoutShift } from './layout-shift.ts';
import { tooWide } from './too-wide.ts';

type Colours = NonNullable<Visit['scheme']>;

/** How pages are visited; `other` are the colours in which each is judged once more. */
export type Look = Required<Pick<Visit, 'locale' | 'scheme' | 'screen'>> & { other: Colours };

/** The share of the screen that may move. People notice more (web.dev/cls says 0.1 is good). */
const maxShift = 0.05;

/** Waits until the page has taken the change, which takes a moment. Without transitions, controls have their colours at
 * once. */
const changeColours = (page: Page, scheme: Colours): Promise<unknown> =>
  page.emulateMedia({ colorScheme: scheme }).then(() =>
    page.evaluate(async (wanted) => {
      const atOnce = new CSSStyleSheet();
      atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
      document.adoptedStyleSheets.push(atOnce);
      const frame = () => new Promise(requestAnimationFrame);
      // Pages before signing in follow the device by their styles alone.
      const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme') ?? wanted;
      while (shown() !== wanted) await frame();
      await frame();
    }, scheme),
  );

/** Faults that a page has in the other colours alone. */
const faultsInOtherColours = async (page: Page, { scheme, other }: Look): Promise<string[]> => {
  await changeColours(page, other);
  const faults = await axeFaults(page, ['color-contrast']);
  // For the next page: nothing is checked on this one any more.
  await page.emulateMedia({ colorScheme: scheme });
  return faults.map((fault) => `${other}: ${fault}`);
};

/** Words of buttons that do not fit into them. */
const cutButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.mantine-Button-label')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent ?? ''),
  );

/** Everything that a person would notice as broken, one line each. */
export const faultsOf = async (page: Page, address: string, look?: Look): Promise<string[]> => {
  await page.goto(address);
  const shown = await page
    .waitForFunction(() => document.querySelector('h1, h2') && !document.querySelector('[aria-busy="true"]'))
    .then(
      () => true,
      () => false,
    );
  if (!shown) return [`${address}: still loading`];
  const faults = await axeFaults(page);
  if (page.url().includes('not-found') && address !== '/not-found') faults.push('not found');
  const { share, moved } = await layoutShift(page);
  if (share > maxShift) faults.push(`moved by ${share.toFixed(3)} while it loaded: ${moved.join(', ')}`);
  const wide = await tooWide(page);
  if (wide > 0) faults.push(`wider than the screen by ${wide} px`);
  const cut = await cutButtons(page);
  if (cut.length > 0) faults.push(`words of buttons are cut: ${[...new Set(cut)].join(', ')}`);
  if ((await page.title()).trim() === '') faults.push('no title');
  if (look) faults.push(...(await faultsInOtherColours(page, look)));
  return faults.map((fault) => `${address}: ${fault}`);
};
