import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconCircleX, IconSearch } from '@tabler/icons-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import classes from './job-search.module.css';
import { jobSearchId } from './job-search-id.ts';
import { addressOf, findSites } from './job-site.ts';
import { useJobSites } from './use-job-sites.ts';

type Props = { typed: string; onType: (words: string) => void };

/** Replaces the resting box when it gets the focus, which it therefore takes over. */
const JobSearchBox = ({ typed, onType }: Props) => {
  const t = useText();
  const go = useGo();
  const { sites, loading } = useJobSites();
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({
    defaultOpened: true,
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const found = useMemo(() => findSites(sites, typed), [sites, typed]);
  useLayoutEffect(() => {
    input.current?.focus();
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line can be marked once it stands in the list; Enter may follow at once.
  useLayoutEffect(() => {
    if (typed !== '') combobox.selectFirstOption();
  }, [found]);
  const pick = (id: string) => {
    const site = sites.find((other) => String(other.id) === id);
    onType(site ? `${site.job_number} ${site.job_name}` : '');
    combobox.closeDropdown();
    void go(`/job/${id}`);
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={pick}
      width="target"
      position="bottom-start"
      withinPortal={false}
    >
      <Combobox.Target>
        <TextInput
          ref={input}
          id={jobSearchId}
          className={classes.box}
          aria-label={t('app:jobSearch.placeholder')}
          placeholder={t('app:jobSearch.placeholder')}
          autoComplete="off"
          value={typed}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={
            typed !== '' && (
              <CloseButton
                size="sm"
                aria-label={t('platform:actions.clear')}
                onClick={() => {
                  onType('');
                  input.current?.focus();
                }}
              />
            )
          }
          onChange={(event) => {
            onType(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.dropdown}>
        <Combobox.Options mah={400} style={{ overflowY: 'auto' }} aria-label={t('app:jobSearch.placeholder')}>
          {found.length === 0 && (
            <Combobox.Empty>{t(loading ? 'app:jobSearch.loading' : 'app:jobSearch.none')}</Combobox.Empty>
          )}
          {found.map((site) => (
            <Combobox.Option key={site.id} value={String(site.id)} className={classes.option}>
              <span className={classes.words}>
                <span className={classes.name}>
                  <span className={classes.number}>{site.job_number}</span> {site.job_name}
                </span>
                <span className={classes.address}>{addressOf(site)}</span>
              </span>
              {site.status === 'inactive' && (
                <IconCircleX
                  size={16}
                  className={classes.inactive}
                  aria-label={t('app:jobSearch.inactive')}
                />
              )}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};

export default JobSearchBox;
