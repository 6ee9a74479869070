import { expect, it } from 'vitest';
import type { EmailContent } from './email-content.ts';
import { emailHtml } from './email-html.ts';

const letter: EmailContent = {
  locale: 'en',
  sender: 'Acme',
  preview: '',
  title: 'News',
  paragraphs: [],
  items: [{ title: 'A task', text: 'is late', url: 'https://cora.test/task/1' }],
  button: { label: 'Open', url: 'https://cora.test/' },
  reason: '',
};

const productColors = /#1f5fbb|#e8852a/;

const ofButton = (html: string) => /<a href="[^"]+" style="([^"]+)">Open/.exec(html)?.[1];

it.each([
  ['dark', '#0f766e', 'color:#ffffff', 'color:#0f766e'],
  ['light', '#fde047', 'color:#000000', 'color:#1f252c'],
])(
  'shows a letter in a %s color of the sender, with words that can be read',
  (_, color, onButton, ofItem) => {
    const html = emailHtml({ ...letter, color });
    expect(ofButton(html)).toContain(`background:${color};${onButton}`);
    const item = /style="([^"]+)">A task/.exec(html)?.[1];
    expect(item?.match(/color:#\w+/g)?.at(-1)).toBe(ofItem);
    expect(html).toMatch(new RegExp(`border-radius:5px[^"]*background:${color}`));
  },
);

it('shows a letter of nobody in particular in the colors of the product', () => {
  expect(emailHtml(letter)).toMatch(productColors);
});
