import type { Mail } from '../mail.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

type Envelope = { to: string; subject: string; messageId: string };

/** The only way to send a letter: as text and HTML. */
export const postLetter = (mail: Mail, envelope: Envelope, letter: Letter): Promise<void> =>
  mail.send({
    ...envelope,
    text: letterText(letter),
    html: letterHtml(letter),
    ...(letter.settings ? { settingsUrl: letter.settings.url } : {}),
  });
