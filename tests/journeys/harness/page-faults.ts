import type { Page } from 'playwright-core';
import { axeFaults } from './axe.ts';
import { type Screen, screens, type Visit } from './browser.ts';
import { layoutShift } from './layout-shift.ts';
import { tooWide } from './too-wide.ts';

type Colours = NonNullable<Visit['scheme']>;

/** How pages are visited. Each is loaded once, then judged in the other colours and on the other screen too. */
export type Look = Required<Pick<Visit, 'locale' | 'scheme' | 'screen'>>;

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

/** Waits until the page has taken the change. */
const changeScreen = async (page: Page, screen: Screen): Promise<void> => {
  await page.setViewportSize(screens[screen].viewport);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
};

/** Words of buttons that do not fit into them. */
const cutButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.mantine-Button-label')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent ?? ''),
  );

/** Whether the page shows a heading and waits for nothing. A part that comes late hides the whole page until then. */
const isAtRest = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('h1, h2')].some((heading) => heading.getClientRects().length > 0) &&
        !document.querySelector('[aria-busy="true"]'),
    )
    .then(
      () => true,
      () => false,
    );

/** Fields whose text is so small that an iPhone enlarges the page when they are touched. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(
    (widest) =>
      window.innerWidth > widest
        ? []
        : [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
            .filter(
              (field) => !/^(checkbox|radio|range|file|hidden|color)$/.test(field.getAttribute('type') ?? ''),
            )
            .filter((field) => field.getClientRects().length > 0)
            .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => field.getAttribute('aria-label') ?? field.getAttribute('name') ?? field.id),
    screens.phone.viewport.width,
  );

/** What a thumb cannot hit: buttons, chips, the path above a page and links among facts that are less than 44 px high. Links
 * in sentences are not judged, and links that cover the card or line they stand in count as that. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (!matchMedia('(pointer: coarse)').matches) return [];
    const judged = [
      '.mantine-Button-root',
      '.mantine-ActionIcon-root',
      '.mantine-Chip-label',
      '.languages button',
      'header nav a',
      'main dd > a',
      'main dd > button',
      'main summary',
      'main li > a:only-child',
    ].join(', ');
    const covering = (target: Element): Element => {
      const over = getComputedStyle(target, '::after');
      return over.position === 'absolute' && over.content !== 'none'
        ? ((target as HTMLElement).offsetParent ?? target)
        : target;
    };
    return [...document.querySelectorAll(judged)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .map((target) => ({ target, height: covering(target).getBoundingClientRect().height }))
      .filter(({ height }) => height > 1 && height < 43.5)
      .map(({ target, height }) => {
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 30);
        return `${name} (${Math.round(height)} px)`;
      });
  });

/** What does not fit on the screen, and what cannot be hit on it. */
const misfits = async (page: Page): Promise<string[]> => {
  const wide = await tooWide(page);
  const small = await smallFields(page);
  const cut = [...new Set(await cutButtons(page))];
  const targets = [...new Set(await smallTargets(page))];
  return [
    ...(wide > 0 ? [`wider than the screen by ${wide} px`] : []),
    ...(small.length > 0 ? [`text below 16 px in fields: ${small.join(', ')}`] : []),
    ...(targets.length > 0 ? [`too low for a thumb: ${targets.join(', ')}`] : []),
    ...(cut.length > 0 ? [`words of buttons are cut: ${cut.join(', ')}`] : []),
  ];
};

/** Everything that a person would notice as broken on a page as it is opened, one line each. */
export const faultsOf = async (page: Page, address: string): Promise<string[]> => {
  await page.goto(address);
  if (!(await isAtRest(page))) return [`${address}: still loading`];
  const faults = await axeFaults(page);
  if (page.url().includes('not-found') && !address.startsWith('/not-found')) faults.push('not found');
  faults.push(...(await misfits(page)));
  if ((await page.title()).trim() === '') faults.push('no title');
  return faults.map((fault) => `${address}: ${fault}`);
};

/** Whether the page moved by itself since it was opened. */
const shiftFaults = async (page: Page): Promise<string[]> => {
  const { share, moved } = await layoutShift(page);
  return share > maxShift ? [`moved by ${share.toFixed(3)}: ${moved.join(', ')}`] : [];
};

const others = {
  scheme: { light: 'dark', dark: 'light' },
  screen: { desktop: 'phone', phone: 'desktop' },
} as const;

/** The faults of a page that is loaded once and shown in both colours and on both screens. Leaves the page in the look it
 * was loaded in. */
export const faultsInAllLooks = async (page: Page, address: string, look: Look): Promise<string[]> => {
  const faults = await faultsOf(page, address);
  const other = { scheme: others.scheme[look.scheme], screen: others.screen[look.screen] };
  const judge = async (screen: Screen, scheme: Colours, judged: () => Promise<string[]>) =>
    faults.push(...(await judged()).map((fault) => `${address} (${screen}, ${scheme}): ${fault}`));
  const contrast = () => axeFaults(page, ['color-contrast']);
  await changeColours(page, other.scheme);
  await judge(look.screen, other.scheme, contrast);
  // As late as possible, because parts that come late move the others; another screen moves everything.
  await judge(look.screen, other.scheme, () => shiftFaults(page));
  await changeScreen(page, other.screen);
  if (!(await isAtRest(page))) faults.push(`${address}: still loading on a ${other.screen}`);
  await judge(other.screen, other.scheme, async () => [...(await axeFaults(page)), ...(await misfits(page))]);
  await changeColours(page, look.scheme);
  await judge(other.screen, look.scheme, contrast);
  await changeScreen(page, look.screen);
  return faults;
};
