import { Checkbox } from '@mantine/core';
import { MappingSection, type OptionProps } from '#features/imports/imports/web';
import { useText } from '#platform/web/i18n/index';
import type { ClientImportMapping } from '../contract/index.ts';

/** Chooses how names are spelled. */
export const ClientOptions = ({ mapping, onChange }: OptionProps<ClientImportMapping>) => {
  const t = useText();
  return (
    <MappingSection id="client-options" title={t('client-imports:options.title')}>
      <Checkbox
        label={t('client-imports:options.fixCase')}
        description={t('client-imports:options.fixCaseText')}
        checked={mapping.fix_case}
        onChange={(event) => onChange({ fix_case: event.currentTarget.checked })}
      />
    </MappingSection>
  );
};
