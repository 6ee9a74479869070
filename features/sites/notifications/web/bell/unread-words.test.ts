import { expect, it } from 'vitest';
import { textOf } from '#platform/contract/text-of';
import type { Translate } from '#platform/web/i18n/index';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { bellWords, unreadShown } from './unread-words.ts';

const saying =
  (texts: object, intl: string): Translate =>
  (key, values) =>
    textOf(texts as typeof en, (key.split(':')[1] ?? '').split('.'), intl, values) ?? key;

it.each([
  [1, '1', 'Notifications, 1 unread', 'Notificaciones, 1 sin leer'],
  [99, '99', 'Notifications, 99 unread', 'Notificaciones, 99 sin leer'],
  [100, '99+', 'Notifications, 99+ unread', 'Notificaciones, 99+ sin leer'],
])('the bell with %i unread is named as it looks', (unread, shown, english, spanish) => {
  expect(unreadShown(unread)).toBe(shown);
  expect(bellWords(unread, saying(en, 'en-US'))).toBe(english);
  expect(bellWords(unread, saying(es, 'es-US'))).toBe(spanish);
});
