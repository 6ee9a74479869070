import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';

const { visit } = beginJourney();

const drawn = async (page: Page): Promise<void> => {
  await page.locator('.maplibregl-canvas').waitFor();
  await page.locator('main ul[aria-label] img').first().waitFor({ state: 'attached' });
};

const positionOf = async (page: Page, id: number) => {
  const { lat, lng, location_source } = await ask(page, `/core/building/${id}`);
  return { lat, lng, location_source };
};

/** Where each arrow key moves a pin: north or south, east or west. */
const arrows = [
  ['ArrowRight', 0, 1],
  ['ArrowUp', 1, 0],
  ['ArrowLeft', 0, -1],
  ['ArrowDown', -1, 0],
] as const;

it('a pin is moved by keys, by a click and by coordinates, and stays where it was put', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'admin');
  await page.goto('/map/1');
  await drawn(page);
  const before = await positionOf(page, 1);
  expect(before.location_source).toBe('geocoder');
  await page.getByRole('button', { name: 'Move the pin of Larkspur Tower' }).click();
  const card = page.getByRole('region', { name: 'Move the pin' });
  const field = card.getByLabel('Coordinates');
  await expect.poll(() => field.inputValue()).toBe(`${before.lat}, ${before.lng}`);
  const pin = page.getByRole('button', { name: /^Pin of Larkspur Tower/ });
  await pin.focus();
  const shown = async () => (await field.inputValue()).split(', ').map(Number);
  for (const [key, north, east] of arrows) {
    const from = await shown();
    await page.keyboard.press(key);
    const moved = async () => (await shown()).map((now, axis) => Math.sign(now - (from[axis] ?? now)));
    await expect.poll(moved, { message: key }).toEqual([north, east]);
  }
  await page.locator('.maplibregl-canvas').click({ position: { x: 900, y: 500 } });
  await expect.poll(async () => Number((await field.inputValue()).split(', ')[0])).toBeLessThan(before.lat);
  expect(await axeFaults(page)).toEqual([]);
  await field.fill('somewhere');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText('Enter latitude and longitude').waitFor();
  await field.fill('39.7501° N, 104.9911° W');
  await card.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The pin is in its new place.').waitFor();
  await page.getByRole('button', { name: 'Move the pin of Larkspur Tower' }).waitFor();
  expect(await positionOf(page, 1)).toEqual({ lat: 39.7501, lng: -104.9911, location_source: 'manual' });
  await page.reload();
  await drawn(page);
  await page.getByRole('button', { name: 'Move the pin of Larkspur Tower' }).click();
  await expect.poll(() => field.inputValue()).toBe('39.7501, -104.9911');
  await page.keyboard.press('Escape');
  expect(complaints).toEqual([]);
  await context.close();
});

it('the address keeps the colors of the pins and the criteria, and a view keeps them by name', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'admin');
  await page.goto('/map?view=split');
  await drawn(page);
  const modes = page.getByRole('radiogroup', { name: 'What the pins show' });
  await modes.getByText('Past-due tasks').click();
  await page.waitForURL((url) => url.searchParams.get('colour') === 'tasks');
  const legend = page.getByRole('list', { name: 'Legend' });
  await legend.getByText('3 or more past due').waitFor();
  await legend.getByText('None past due').waitFor();

  const count = page.locator('main output');
  const all = await count.textContent();
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByText('More filters').click();
  await panel.getByLabel('Area manager').click();
  const manager = panel.getByRole('option', { name: /[1-9]\d*$/ }).first();
  const said = (await manager.textContent())?.match(/\d+$/)?.[0];
  await manager.click();
  await page.waitForURL((url) => url.searchParams.has('manager_id'));
  await panel.getByRole('button', { name: 'Show job sites' }).click();
  await expect.poll(() => count.textContent()).toMatch(new RegExp(`\\b${said} job sites?\\b`));
  const chosen = await count.textContent();

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menu').getByText('Save as a new view').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Behind in the west');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/map?view=split');
  await drawn(page);
  await expect.poll(() => count.textContent()).toBe(all);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Behind in the west' }).click();
  await page.waitForURL((url) => url.searchParams.get('colour') === 'tasks');
  await expect.poll(() => count.textContent()).toBe(chosen);
  await legend.getByText('3 or more past due').waitFor();
  expect(await axeFaults(page)).toEqual([]);

  const managerId = new URL(page.url()).searchParams.get('manager_id');
  await page.goto(`/admin/jobs?manager_id=${managerId}&city=Denver`);
  await page.getByText(/^Area manager: /).waitFor();
  await page.getByRole('link', { name: /CO10/ }).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('a thumb puts a pin in its place, in Spanish', async () => {
  const { context, page, complaints } = await visit({ screen: 'phone', locale: 'es' });
  await signIn(page, 'admin');
  await page.goto('/map/2');
  await drawn(page);
  const before = await positionOf(page, 2);
  await page.getByRole('button', { name: /^Mover el marcador de/ }).tap();
  const card = page.getByRole('region', { name: 'Mover el marcador' });
  await expect.poll(() => card.getByLabel('Coordenadas').inputValue()).toContain(',');
  const box = await page.locator('.maplibregl-canvas').boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 250, (box?.y ?? 0) + 190);
  await expect
    .poll(() => card.getByLabel('Coordenadas').inputValue())
    .not.toBe(`${before.lat}, ${before.lng}`);
  expect(await tooWide(page)).toBe(0);
  await card.getByRole('button', { name: 'Guardar' }).tap();
  await page.getByText('El marcador está en su nuevo lugar.').waitFor();
  expect((await positionOf(page, 2)).location_source).toBe('manual');
  expect(complaints).toEqual([]);
  await context.close();
});
