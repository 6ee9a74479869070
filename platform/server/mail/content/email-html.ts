import type { EmailContent, EmailFact, EmailLink } from './email-content.ts';
import { pictureOfFact } from './email-pictures.ts';

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Whether white words on a color like `#0f766e` have the contrast of 4.5 that WCAG asks for. */
export const carriesWhite = (color: string): boolean => {
  const [red = 1, green = 1, blue = 1] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5;
};

/** Mail programs support few styles and drop some of those, so every important style is set on the element itself.
 * Colours keep enough contrast where a program darkens them. */
const styles = {
  body: 'margin:0;padding:0;background:#f0f2f4;-webkit-text-size-adjust:100%',
  preview:
    'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:#f0f2f4',
  card: 'width:100%;max-width:600px;background:#ffffff;border:1px solid #e4e7eb;border-radius:10px;border-collapse:separate;table-layout:fixed',
  head: 'padding:18px 28px;border-bottom:1px solid #e4e7eb;font-size:14px;line-height:20px;font-weight:600;color:#343c46;overflow-wrap:anywhere;word-break:break-word',
  mark: 'display:inline-block;width:10px;height:10px;border-radius:5px;background:#e8852a;margin-right:8px',
  content: 'padding:28px;overflow-wrap:anywhere;word-break:break-word',
  title: 'margin:0 0 12px;font-size:22px;line-height:29px;font-weight:650;color:#1f252c',
  paragraph: 'margin:0 0 14px;font-size:16px;line-height:24px;color:#343c46',
  facts: 'width:100%;margin:6px 0 20px;border-collapse:collapse;table-layout:fixed',
  label:
    'width:34%;padding:9px 12px 9px 0;border-top:1px solid #e4e7eb;font-size:14px;line-height:20px;color:#5f6976;text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywhere;word-break:break-word',
  value:
    'padding:9px 0;border-top:1px solid #e4e7eb;font-size:14px;line-height:20px;color:#1f252c;vertical-align:top;overflow-wrap:anywhere;word-break:break-word',
  picture: 'display:block;width:100%;max-width:240px;height:auto;margin:8px 0 2px;border:0;border-radius:7px',
  item: 'padding:14px 0;border-top:1px solid #e4e7eb;overflow-wrap:anywhere;word-break:break-word',
  itemTitle: 'font-size:16px;line-height:23px;font-weight:600;color:#1f5fbb;text-decoration:none',
  itemText: 'margin:3px 0 0;font-size:14px;line-height:20px;color:#5f6976',
  button:
    'display:inline-block;padding:13px 24px;border-radius:7px;background:#1f5fbb;color:#ffffff;font-size:16px;line-height:22px;font-weight:600;text-decoration:none',
  foot: 'max-width:600px;padding:18px 28px 32px;font-size:13px;line-height:20px;color:#5f6976;overflow-wrap:anywhere;word-break:break-word',
  footLink: 'color:#5f6976;text-decoration:underline',
} as const;

/** Style of an element with the color of the sender behind it. Its words are white, or black where white could not be
 * read. */
const onColor = (style: string, color: string | null | undefined): string =>
  color ? `${style};background:${color};color:${carriesWhite(color) ? '#ffffff' : '#000000'}` : style;

/** Style of words in the color of the sender, which stand on white: a color too light for them leaves dark words, underlined
 * as a link. */
const inColor = (style: string, color: string | null | undefined): string => {
  if (!color) return style;
  return carriesWhite(color) ? `${style};color:${color}` : `${style};color:#1f252c;text-decoration:underline`;
};

/** For mail programs that read style sheets and support dark mode. */
const darkSheet = `@media (prefers-color-scheme: dark) {
.page { background: #13171c !important; }
.card { background: #191e24 !important; border-color: #3d4651 !important; }
.line { border-color: #3d4651 !important; }
.ink { color: #f0f2f4 !important; }
.soft { color: #a2abb7 !important; }
.link { color: #8fbcf5 !important; }
}
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Pixels. Maximum width of a picture, so that it fits beside its label on a phone, too. */
const widest = 240;

const pictureIn = ({ picture }: EmailFact, at: number): string => {
  if (!picture) return '';
  const width = Math.min(widest, picture.width);
  return `<img src="cid:${pictureOfFact(at)}" alt="${escaped(picture.caption)}" width="${width}" style="${styles.picture}">`;
};

const factRows = (facts: NonNullable<EmailContent['facts']>): string =>
  facts.length === 0
    ? ''
    : `<table role="presentation" style="${styles.facts}">${facts
        .map(
          (fact, at) =>
            `<tr><td class="line soft" style="${styles.label}">${escaped(fact.label)}</td>` +
            `<td class="line ink" style="${styles.value}">${escaped(fact.value)}${pictureIn(fact, at)}</td></tr>`,
        )
        .join('')}</table>`;

const itemRows = (items: NonNullable<EmailContent['items']>, color: EmailContent['color']): string =>
  items.length === 0
    ? ''
    : `<table role="presentation" style="${styles.facts}">${items
        .map(
          ({ title, text, url }) =>
            `<tr><td class="line" style="${styles.item}">` +
            `<a class="link" href="${escaped(url)}" style="${inColor(styles.itemTitle, color)}">${escaped(title)}</a>` +
            `<p class="soft" style="${styles.itemText}">${escaped(text)}</p></td></tr>`,
        )
        .join('')}</table>`;

const paragraph = (text: string): string =>
  `<p class="ink" style="${styles.paragraph}">${escaped(text).replaceAll('\n', '<br>')}</p>`;

const footLink = (link: EmailLink | undefined): string =>
  link
    ? `<br><a class="soft" href="${escaped(link.url)}" style="${styles.footLink}">${escaped(link.label)}</a>`
    : '';

/** The letter as one table, at most 600 pixels wide. Its pictures are attached to it. */
export const emailHtml = (letter: EmailContent): string => {
  const {
    locale,
    sender,
    color,
    preview,
    title,
    paragraphs,
    facts = [],
    items = [],
    button,
    reason,
    settings,
    stop,
  } = letter;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title><style>${darkSheet}</style></head>
<body class="page" style="${styles.body}"><div style="${styles.preview}">${escaped(preview)}</div>
<table class="page" role="presentation" width="100%" style="border-collapse:collapse;background:#f0f2f4;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"><tr><td align="center" style="padding:24px 10px 0">
<table class="card" role="presentation" style="${styles.card}">
<tr><td class="line ink pad" style="${styles.head}"><span style="${onColor(styles.mark, color)}"></span>${escaped(sender)}</td></tr>
<tr><td class="pad" style="${styles.content}"><h1 class="ink" style="${styles.title}">${escaped(title)}</h1>
${paragraphs.map(paragraph).join('\n')}${factRows(facts)}${itemRows(items, color)}
${button ? `<a href="${escaped(button.url)}" style="${onColor(styles.button, color)}">${escaped(button.label)}</a>` : ''}</td></tr></table>
</td></tr><tr><td align="center"><div class="soft pad" style="${styles.foot}">${escaped(reason)}${footLink(settings)}${footLink(stop)}</div></td></tr></table></body></html>
`;
};
