import type { EmailContent, EmailFact, EmailLink } from './email-content.ts';
import { pictureOfFact } from './email-pictures.ts';
import { darkSheet, inColor, onColor, styles } from './email-styles.ts';

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
