import { useText } from '#platform/web/i18n/index';
import { type FieldProps, valueIn } from '#platform/web/list/index';
import { SiteSelect } from '../site-search/site-select.tsx';
import type { SiteOptions } from './place-filters.ts';

export const SiteField = ({ options, search, onChange }: FieldProps<SiteOptions>) => {
  const { name, building } = options;
  return (
    <SiteSelect
      value={valueIn<number | undefined>(search, options) ?? null}
      unseen={useText()('platform:list.unseen')}
      onChange={(site) => onChange({ [name]: site?.id, ...(site && building && { [building]: undefined }) })}
    />
  );
};
