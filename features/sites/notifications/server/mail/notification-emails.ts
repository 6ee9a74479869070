import type { Locale } from '#platform/contract/fields';
import type { EmailContent } from '#platform/server/mail/content/email-content';
import type { Delivery } from '../../contract/index.ts';
import type { Words } from '../notify/kind.ts';

const texts = {
  en: {
    reason: (name: string) => `You get this email because of your tasks and assignments at ${name}.`,
    settings: 'Notification settings',
    daily: (day: string) => `Your summary for ${day}`,
    weekly: (day: string) => `Your summary for the week before ${day}`,
    instant: (day: string) => `What came in overnight, ${day}`,
    happened: (count: number) =>
      count === 1 ? '1 update since the last summary.' : `${count} updates since the last summary.`,
    overnight: (count: number) => `${count} updates while no emails were sent.`,
    more: (count: number) => `${count} more are under the bell in the app.`,
    open: 'Open the app',
  },
  es: {
    reason: (name: string) => `Recibe este correo por sus tareas y asignaciones en ${name}.`,
    settings: 'Configuración de notificaciones',
    daily: (day: string) => `Su resumen del ${day}`,
    weekly: (day: string) => `Su resumen de la semana anterior al ${day}`,
    instant: (day: string) => `Novedades de la noche, ${day}`,
    happened: (count: number) =>
      count === 1 ? '1 novedad desde el último resumen.' : `${count} novedades desde el último resumen.`,
    overnight: (count: number) => `${count} novedades mientras no se enviaban correos.`,
    more: (count: number) => `Hay ${count} más en la campana de la aplicación.`,
    open: 'Abrir la aplicación',
  },
};

/** Maximum number of items. Nobody reads a mail with hundreds of them, and some mail programs cut it off. */
const longest = 40;

export type Reading = {
  locale: Locale;
  zone: string;
  organization: string;
  color: string | null;
  publicUrl: string;
};

const around = ({ locale, organization, color, publicUrl }: Reading) => ({
  locale,
  color,
  sender: organization,
  reason: texts[locale].reason(organization),
  settings: { label: texts[locale].settings, url: `${publicUrl}/profile#communication` },
});

/** The mail for a single notification. */
export const noticeEmail = (reading: Reading, words: Words): EmailContent => ({
  ...around(reading),
  preview: words.text,
  title: words.title,
  paragraphs: [words.sentence],
  facts: words.facts,
  button: { label: words.button, url: `${reading.publicUrl}${words.link}` },
});

/** The day in the reader's time zone, in words: `Friday, November 21`. */
const dayOf = (moment: Date, { locale, zone }: Reading): string =>
  new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(moment);

/** The mail for everything since the last digest, or for everything in the quiet hours. */
export const digestEmail = (
  reading: Reading,
  kind: Delivery,
  due: Date,
  all: readonly Words[],
): EmailContent => {
  const text = texts[reading.locale];
  const left = all.length - longest;
  return {
    ...around(reading),
    preview: all
      .slice(0, 3)
      .map(({ title }) => title)
      .join(' · '),
    title: text[kind](dayOf(due, reading)),
    paragraphs: [
      kind === 'instant' ? text.overnight(all.length) : text.happened(all.length),
      ...(left > 0 ? [text.more(left)] : []),
    ],
    items: all
      .slice(0, longest)
      .map(({ title, text: line, link }) => ({ title, text: line, url: `${reading.publicUrl}${link}` })),
    button: { label: text.open, url: `${reading.publicUrl}/` },
  };
};
