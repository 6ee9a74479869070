import { Checkbox, Radio, Stack } from '@mantine/core';
import { MappingSection, type OptionProps } from '#features/imports/imports/web';
import { useText } from '#platform/web/i18n/index';
import type { PeopleImportMapping } from '../contract/index.ts';

/** Chooses when invitations are sent, and how names are spelled. */
export const PeopleOptions = ({ mapping, onChange }: OptionProps<PeopleImportMapping>) => {
  const t = useText();
  return (
    <MappingSection id="people-options" title={t('people-imports:options.title')}>
      <Stack gap="md">
        <Radio.Group
          label={t('people-imports:options.invite')}
          value={mapping.invite}
          onChange={(invite) => onChange({ invite: invite === 'now' ? 'now' : 'later' })}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="later"
              label={t('people-imports:options.later')}
              description={t('people-imports:options.laterText')}
            />
            <Radio
              value="now"
              label={t('people-imports:options.now')}
              description={t('people-imports:options.nowText')}
            />
          </Stack>
        </Radio.Group>
        <Checkbox
          label={t('people-imports:options.fixCase')}
          description={t('people-imports:options.fixCaseText')}
          checked={mapping.fix_case}
          onChange={(event) => onChange({ fix_case: event.currentTarget.checked })}
        />
      </Stack>
    </MappingSection>
  );
};
