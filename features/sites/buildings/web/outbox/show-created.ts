import { showSuccess } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import type { Building } from '../../contract/index.ts';
import { buildingHref } from '../addresses.ts';

type Created = Pick<Building, 'id' | 'name'>;

export const showCreated = ({ id, name }: Created, go: (href: string) => unknown): void => {
  showSuccess(text('buildings:create.done', { name }), {
    label: text('buildings:create.open'),
    run: () => void go(buildingHref(id)),
  });
};
