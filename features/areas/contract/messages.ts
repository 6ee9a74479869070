import type { Messages } from '#platform/contract/messages/catalogue';

export const areaMessages = {
  en: { area_too_deep: 'Areas go three levels deep.' },
  es: { area_too_deep: 'Las áreas tienen como máximo tres niveles.' },
} satisfies Messages;
