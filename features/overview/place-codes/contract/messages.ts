import type { Messages } from '#platform/contract/messages/catalogue';

export const placeCodeMessages = {
  en: { place_code_replaced: 'This code was already replaced.' },
  es: { place_code_replaced: 'Este código ya fue reemplazado.' },
} satisfies Messages;
