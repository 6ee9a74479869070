import type { Messages } from '#platform/contract/messages/catalogue';

export const buildingMessages = {
  en: { area_has_buildings: 'This area still has buildings assigned: {names}. Reassign them first.' },
  es: { area_has_buildings: 'Esta área todavía tiene edificios asignados: {names}. Reasígnelos primero.' },
} satisfies Messages;
