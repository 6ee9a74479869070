import { TextInput } from '@mantine/core';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { ChoiceChips } from '#platform/web/ui/index';
import type { PhotoSourceCount } from '../../contract/index.ts';
import classes from './job-photos.module.css';
import type { PhotoSearch } from './photo-search.ts';

type Props = {
  sources: readonly PhotoSourceCount[];
  search: PhotoSearch;
  onChange: (patch: Partial<PhotoSearch>) => void;
};

const every = 'all';

/** Filters by the kind of record and by the days on which the photos were taken. */
export const PhotoFilters = ({ sources, search, onChange }: Props) => {
  const t = useText();
  const { photos_of: chosen, photos_from: from, photos_to: to } = search;
  const all = sources.reduce((sum, { count }) => sum + count, 0);
  const word = (kind: string): string => {
    const source = sources.find((one) => one.kind === kind);
    const count = formatNumber(kind === every ? all : (source?.count ?? 0));
    return t('jobs:photos.counted', {
      words: kind === every ? t('jobs:photos.all') : (source?.label ?? kind),
      count,
    });
  };
  const kinds = sources.map(({ kind }) => kind);
  const shown = [every, ...kinds, ...(chosen && !kinds.includes(chosen) ? [chosen] : [])];
  return (
    <div className={classes.filters} data-no-print>
      <ChoiceChips
        label={t('jobs:photos.source')}
        choices={shown}
        word={word}
        value={chosen ?? every}
        onChange={(kind) => onChange({ photos_of: kind === every ? undefined : kind })}
      />
      <div className={classes.period}>
        <TextInput
          type="date"
          label={t('jobs:photos.from')}
          value={from ?? ''}
          max={to}
          onChange={(event) => onChange({ photos_from: event.currentTarget.value || undefined })}
        />
        <TextInput
          type="date"
          label={t('jobs:photos.to')}
          value={to ?? ''}
          min={from}
          onChange={(event) => onChange({ photos_to: event.currentTarget.value || undefined })}
        />
      </div>
    </div>
  );
};
