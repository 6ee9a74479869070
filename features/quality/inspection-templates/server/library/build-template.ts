import { randomUUID } from 'node:crypto';
import type { Locale } from '#platform/contract/fields';
import { content, type LibraryKey, templateHead } from '../../contract/index.ts';
import type { TemplateFields } from '../template/template-repository.ts';
import { type Asked, inLanguage, type ReadyTemplate } from './declared.ts';

/** Each ready template is loaded only when it is asked for. */
const load: Record<LibraryKey, () => Promise<{ ready: ReadyTemplate }>> = {
  quick: () => import('./quick.ts'),
  office: () => import('./office.ts'),
  restroom: () => import('./restroom.ts'),
  medical: () => import('./medical.ts'),
  school: () => import('./school.ts'),
  day_porter: () => import('./day-porter.ts'),
  appa: () => import('./appa.ts'),
  retail: () => import('./retail.ts'),
  bank: () => import('./bank.ts'),
  gym: () => import('./gym.ts'),
  warehouse: () => import('./warehouse.ts'),
  apartment: () => import('./apartment.ts'),
  garage: () => import('./garage.ts'),
  daycare: () => import('./daycare.ts'),
  church: () => import('./church.ts'),
  post_construction: () => import('./post-construction.ts'),
  move_out: () => import('./move-out.ts'),
  hard_floor: () => import('./hard-floor.ts'),
  carpet: () => import('./carpet.ts'),
  window: () => import('./window.ts'),
};

type AreaType = { id: number; key: string };

const questionOf = ([en, es, rules = {}]: Asked, locale: Locale) => ({
  ...rules,
  id: randomUUID(),
  label: inLanguage([en, es], locale),
  options: rules.options?.map((words) => inLanguage(words, locale)) ?? [],
});

/** A ready template in one language, with new ids and the organization's types of common areas. */
export const buildTemplate = async (
  key: LibraryKey,
  locale: Locale,
  areas: readonly AreaType[],
): Promise<TemplateFields> => {
  const { ready } = await load[key]();
  return {
    ...templateHead.parse({
      name: inLanguage(ready.name, locale),
      description: inLanguage(ready.description, locale),
      inspection_type: ready.inspection_type,
      scale: ready.scale,
      target_score: ready.target,
      allow_mark_all: true,
    }),
    content: content.parse({
      sections: ready.sections.map(({ title, area, weight, repeat, instructions, asks }) => ({
        id: randomUUID(),
        title: inLanguage(title, locale),
        common_area_type_id: areas.find(({ key }) => key === area)?.id ?? null,
        weight,
        repeat,
        instructions: instructions ? inLanguage(instructions, locale) : '',
        questions: asks.map((asked) => ({ response_type: 'rating', ...questionOf(asked, locale) })),
      })),
    }),
  };
};
