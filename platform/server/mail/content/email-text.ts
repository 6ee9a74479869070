import type { EmailContent } from './email-content.ts';

/** The letter for readers without HTML. The line "-- " marks what follows as a signature. */
export const emailText = (letter: EmailContent): string => {
  const { title, paragraphs, facts = [], items = [], button, reason, settings, stop } = letter;
  return [
    title,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...items.map((item) => `* ${item.title}\n  ${item.text}\n  ${item.url}`),
    button ? `${button.label}:\n${button.url}` : '',
    ['-- ', reason, ...[settings, stop].flatMap((link) => (link ? [`${link.label}: ${link.url}`] : []))].join(
      '\n',
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
};
