import { z } from 'zod';
import type { Locale } from '#platform/contract/fields';
import * as field from '#platform/contract/fields';

/** Types that every organization begins with. It may rename them, put them out of use and add its own. */
const declared = {
  quality: ['Quality', 'Calidad'],
  safety: ['Safety', 'Seguridad'],
  day_porter: ['Day porter', 'Conserje diurno'],
  restroom: ['Restroom', 'Baños'],
  vacancy: ['Vacancy or turnover', 'Vacancia o entrega'],
  start_up: ['Start-up', 'Arranque'],
  other: ['Other', 'Otra'],
} as const;

export const builtInTypes: readonly { key: string; name: string }[] = Object.entries(declared).map(
  ([key, [name]]) => ({ key, name }),
);

export const typeKey = z.string().regex(/^[a-z0-9_]{1,40}$/, 'not_allowed');

/** What an inspection is about. */
export const inspectionType = z.object({ key: typeKey, name: z.string() });

export type InspectionType = z.infer<typeof inspectionType>;

export const typeFields = { name: field.name, active: z.boolean().default(true) };

/** The name in the reader's language, unless the organization has named the type itself. */
export const describeType = ({ key, name }: InspectionType, locale: Locale): string => {
  const words = Object.hasOwn(declared, key) ? declared[key as keyof typeof declared] : undefined;
  return words && words[0] === name && locale === 'es' ? words[1] : name;
};
